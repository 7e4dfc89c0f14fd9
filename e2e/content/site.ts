import { loadContentFromDisk } from "../../site/load-content.ts";
import { listPages } from "../../site/pages/list-pages.ts";

const { data, problems } = loadContentFromDisk();
if (problems.length > 0) throw new Error("the content has problems: npm run content");

/** The site's own content and pages, as the build read them. */
export const content = data;
export const pages = listPages(data);

/** The address of a post, whichever there are. */
export const aPost = pages.find(({ path }) => path.startsWith("/blog-lists/"))?.path ?? "";
