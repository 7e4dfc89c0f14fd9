import { pageOf } from "../page.ts";

export { aPost, content, pages } from "../../content/site.ts";

/** The export of the site. */
export const out = "out";
export const open = (path: string): Document => pageOf(out, path);
