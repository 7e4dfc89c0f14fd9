import { loadAllFromDisk, validData } from "../../site/load-content.ts";
import { listPages } from "../../site/pages/list-pages.ts";
import { publishedOn } from "../../site/pages/publish.ts";
import { readSettings } from "../../site/settings.ts";

/** The site's own content and pages, as published today. */
export const content = publishedOn(validData(loadAllFromDisk()), readSettings(process.env).today);
export const pages = listPages(content);

/** The address of a post, whichever there are. */
export const aPost = pages.find(({ path }) => path.startsWith("/blog-lists/"))?.path ?? "";
