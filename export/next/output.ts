import {
  attributeOf,
  endOfAttribute,
  type HtmlEdit,
  type ParsedPage,
  placeOf,
  replaced,
  textIn,
} from "../parsed-page.ts";
import { staticFolder } from "./paths.ts";

/**
 * Knowledge of what Next and Turbopack write. Every pattern and private name of Next is in this folder,
 * so package.json allows only patch releases of Next. To upgrade it: read this folder, change the
 * version, run `npm install`, then `npm test`.
 * - If Next writes a page without the known scripts or style sheet, the build stops with an error of this
 *   file; output.test.ts has a page as Next writes it.
 * - If Next renames a module that is replaced or imported here, imports.test.ts says where to look.
 * - If pages start or recover from a failed script in another way, tests in e2e/scripts/ fail.
 * At the end, compare the speed of the two builds with `npx lighthouse`.
 */

/** Exported pages that must not be reachable: copies of the 404 pages. */
const unreachable = ["_not-found.html"];

/**
 * Exported files that must not be reachable: those, and what nothing requests, since links load
 * documents. These are every page's payloads ("about.txt", "about/__next._tree.txt") and the
 * manifests of Next's client router ("_next/static/build/_buildManifest.js").
 * @param files of the export, relative to it
 */
export function unreachableIn(files: readonly string[]): string[] {
  const pages = new Set(files.filter((file) => file.endsWith(".html")));
  return files.filter(
    (file) =>
      unreachable.includes(file) ||
      /(^|\/)__next\.[^/]*\.txt$/.test(file) ||
      /(^|\/)_(build|ssg|clientMiddleware)Manifest\.js$/.test(file) ||
      (file.endsWith(".txt") && pages.has(file.replace(/\.txt$/, ".html"))),
  );
}

/**
 * The module of Next that ours replaces in the export, by the path of Next's import. With ours,
 * React starts in short tasks. If Next renames it, the build takes the original without an error,
 * so imports.test.ts finds it.
 */
export const replacedModules = {
  "./app-bootstrap": "./export/next/start-in-tasks.ts",
};

/** The scripts of a page, and the changes that take them out. */
export type PageScripts = {
  edits: HtmlEdit[];
  /** Texts of the inline scripts, in order: the payload, and the entry that starts React. */
  inline: string[];
  /** Addresses of the chunks, which have to run before the inline scripts. */
  chunks: string[];
};

/**
 * Finds Next's scripts in a page. Data blocks are none.
 * @param page as `next build` wrote it
 * @param file path of the page in the export, for the error
 * @throws an error where the page has no payload or no chunks: Next then writes pages differently
 */
export function scriptsOf(page: ParsedPage, file: string): PageScripts {
  const inline: string[] = [];
  const chunks = new Set<string>();
  const edits: HtmlEdit[] = [];
  for (const element of page.elements) {
    if (isPreloadOfScript(element) || isFontMark(element)) edits.push(replaced(element));
    if (element.tagName !== "script" || isData(element)) continue;
    edits.push(replaced(element));
    // Polyfills for browsers without modules, which get the page without scripts.
    if (attributeOf(element, "noModule") !== undefined) continue;
    const address = attributeOf(element, "src");
    if (address) chunks.add(address);
    else inline.push(textIn(page, element));
  }
  if (!inline.some((text) => text.includes("self.__next_f.push")) || chunks.size === 0)
    throw new Error(
      `${place}: ${file} lacks the scripts that Next is known to write into a page (${advice})`,
    );
  return { edits, inline, chunks: [...chunks] };
}

type Element = ParsedPage["elements"][number];

function isPreloadOfScript(element: Element): boolean {
  const isPreload = element.tagName === "link" && attributeOf(element, "rel") === "preload";
  return isPreload && attributeOf(element, "as") === "script";
}

/** A mark of Next's font loader, by which its use is counted; nothing reads it in the page. */
function isFontMark(element: Element): boolean {
  return element.tagName === "meta" && attributeOf(element, "name") === "next-size-adjust";
}

/** Whether a script is JSON, which does not run. */
function isData(element: Element): boolean {
  return ["application/json", "application/ld+json"].includes(attributeOf(element, "type") ?? "");
}

/**
 * Takes a page's style sheets out of its head. Their text comes to the head's end, so the first
 * paint waits for one request. Link previews read only the first 32 KB, and the styles have twice
 * as much. The links stay, disabled, since React loads a sheet whose link it does not find.
 * @param read returns the text of the sheet at an address
 * @throws an error where the page links to no sheet
 */
export function stylesOf(
  page: ParsedPage,
  file: string,
  read: (address: string) => string,
): { edits: HtmlEdit[]; texts: string[]; links: string[] } {
  const sheets = page.elements.filter(
    (element) => element.tagName === "link" && attributeOf(element, "rel") === "stylesheet",
  );
  if (sheets.length === 0)
    throw new Error(
      `${place}: ${file} lacks the style sheet that Next is known to link to (${advice})`,
    );
  return {
    edits: sheets.map((sheet) => replaced(sheet)),
    texts: sheets.map((sheet) =>
      read(attributeOf(sheet, "href") ?? "").replaceAll("url(../", `url(${staticFolder}`),
    ),
    links: sheets.map((sheet) => disabled(page, sheet)),
  };
}

/** A link to a style sheet, as it is written, that loads nothing. */
function disabled({ html }: ParsedPage, sheet: Element): string {
  const { start, end } = placeOf(sheet);
  const href = endOfAttribute(sheet, "href") ?? end;
  return `${html.slice(start, href)} disabled=""${html.slice(href, end)}`;
}

/**
 * Takes a page's JSON-LD out, for the end of its head. An empty data block stays in each place:
 * React replaces the whole page if an element is missing. It does not compare what is in a script.
 */
export function dataOf(page: ParsedPage): { edits: HtmlEdit[]; blocks: string[] } {
  const blocks = page.elements.filter(
    (element) =>
      element.tagName === "script" && attributeOf(element, "type") === "application/ld+json",
  );
  return {
    edits: blocks.map((block) => replaced(block, '<script type="application/json"></script>')),
    blocks: blocks.map((block) => page.html.slice(placeOf(block).start, placeOf(block).end)),
  };
}

const place = "export/next/output.ts";
const advice = "its first comment says how to upgrade Next";
