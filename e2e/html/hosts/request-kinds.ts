import { existsSync } from "node:fs";
import { posix } from "node:path";
import { revalidate } from "../../../export/headers.ts";
import { filesBelow } from "../../../site/load/files.ts";
import { out } from "../../support/site.ts";

/** A response. A field that is left out may have any value. */
type Answer = {
  status: number;
  location?: string;
  type?: string;
  cache?: string;
  /** Whether pages of other sites may show it. */
  shared?: boolean;
  /** The file of the export whose bytes are the body. */
  file?: string;
};

/** A request and its answer. */
export type Row = { path: string; method?: "HEAD"; answer: Answer };

/** Every file of the export that a visitor may ask for; none before it is built. */
export const files = (existsSync(out) ? filesBelow(out) : []).filter(
  (file) => !/^(_(headers|redirects)|\.nojekyll)$/.test(file),
);

const html = "text/html; charset=utf-8";

export const page = (path: string, file = path): Row => ({
  path,
  answer: { status: 200, type: html, cache: revalidate, file: `${file.slice(1) || "index"}.html` },
});

export const moved = (path: string, location: string): Row => ({
  path,
  answer: { status: 308, location, cache: revalidate },
});

export const missing = (path: string): Row => ({
  path,
  answer: { status: 404, type: html, cache: "no-store", file: nearest404(path) },
});

/** The 404 page that lies next to an address, as the host looks for it. */
function nearest404(path: string): string {
  const folder = posix.dirname(posix.join("/", path, "x")).slice(1);
  const file = posix.join(folder, "404.html");
  return files.includes(file) || folder === "" ? file : nearest404(posix.dirname(`/${folder}`));
}

/** A second address of a page that Cloudflare's runtime tidies up, always by this status. */
export const tidied = (path: string, location: string): Row => ({
  path,
  answer: { status: 307, location, cache: revalidate },
});
