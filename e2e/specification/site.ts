import { loadAllFromDisk, validData } from "../../site/load-content.ts";
import { listPages } from "../../site/pages/list-pages.ts";
import { publishedOn } from "../../site/pages/publish.ts";
import { readSettings } from "../../site/settings.ts";
import { pageOf } from "../html/page.ts";

/** The site's own content and pages, as published today, and a page of its last build. */
export const content = publishedOn(validData(loadAllFromDisk()), readSettings(process.env).today);
export const pages = listPages(content);
export const open = (path: string): Document => pageOf("out", path);
