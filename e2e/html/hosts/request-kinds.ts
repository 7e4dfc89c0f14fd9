import { existsSync, readdirSync } from "node:fs";
import { posix, sep } from "node:path";
import { revalidate } from "../../../export/headers.ts";
import { out } from "../../support/site.ts";

export type Host = "cloudflare" | "dev";

/** A response. A field that is left out may have any value. */
export type Answer = {
  status: number;
  location?: string;
  type?: string;
  cache?: string;
  /** Whether pages of other sites may show it. */
  shared?: boolean;
  /** The file of the export whose bytes are the body. */
  file?: string;
  /** How many answers it takes from here to one that is no redirect: 0 or 1, but for a reason. */
  hops?: number;
  /** Status at the end of the redirect. */
  end?: number;
};

/** A host's different response, with the reason. */
export type Difference = Partial<Answer> & { because: string };

/** A request; without `only`, all hosts are asked. */
export type Row = {
  path: string;
  method?: "HEAD";
  answer: Answer;
  only?: readonly Host[];
} & Partial<Record<Host, Difference>>;

/** Every file of the export that a visitor may ask for; none before it is built. */
export const files = (
  existsSync(out) ? readdirSync(out, { recursive: true, withFileTypes: true }) : []
)
  .filter((entry) => entry.isFile())
  .map((entry) => posix.relative(out, `${entry.parentPath.split(sep).join("/")}/${entry.name}`))
  .filter((file) => !/^_(headers|redirects)$/.test(file));

const html = "text/html; charset=utf-8";
export const immutable = "public, max-age=31536000, immutable";
export const edited = {
  cache: "no-store",
  file: undefined,
  because: "pages are made at the request, and nothing is cached while it is edited",
};
export const noFiles = {
  status: 404,
  type: undefined,
  cache: undefined,
  file: undefined,
  because: "there is no export while it is edited",
};
export const noFile = { ...noFiles, location: undefined, because: "it has routes, not files" };
/** Addresses without an exported file: only a host that serves the export is asked. */
export const exported = { only: ["cloudflare"] } as const;

export const page = (path: string, file = path): Row => ({
  path,
  answer: { status: 200, type: html, cache: revalidate, file: `${file.slice(1) || "index"}.html` },
  dev: edited,
});

export const moved = (path: string, location: string): Row => ({
  path,
  answer: { status: 308, location },
});

export const missing = (path: string): Row => ({
  path,
  answer: { status: 404, type: html, cache: revalidate, file: nearest404(path) },
  dev: edited,
});

/** The 404 page that lies next to an address, as the hosts look for it. */
function nearest404(path: string): string {
  const folder = posix.dirname(posix.join("/", path, "x")).slice(1);
  const file = posix.join(folder, "404.html");
  return files.includes(file) || folder === "" ? file : nearest404(posix.dirname(`/${folder}`));
}

/** A second address of a page that Cloudflare's runtime tidies up by itself. */
export const tidied = (path: string, location: string): Row => ({
  ...moved(path, location),
  cloudflare: { status: 307, because: "html_handling has no other status" },
});

/** Nothing is there, and a host may say so only after it has tidied up the address. */
export const nonsense = (path: string, other: Partial<Record<Host, Difference>>): Row => ({
  ...missing(path),
  ...other,
});
