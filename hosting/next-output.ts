/**
 * All that this repository knows of how Next 16.4.6 and Turbopack write their output. An upgrade
 * of Next reads this file (README.md, "Upgrade Next"); next-output.test.ts shows each error.
 * It has no imports, since a part of it runs in the browser (components/ui/fetch-ahead.ts).
 */

/** Folder of the files whose names change with what is in them. */
export const staticFolder = "/_next/static/";

/** Files of the export that must not be reachable: Next's copies of the 404 pages. */
export const unreachable = ["_not-found.html", "_not-found.txt", "blog-lists/404.txt"];

/**
 * Modules of Next's that ours stand in for, by the paths by which Next imports them. Where Next
 * renames one, its own comes back: the page's script grows (`npm run bytes`), or
 * e2e/odd-requests.ts and e2e/intent.spec.ts find payloads at other addresses.
 */
export const replacedModules = {
  // Every browser that the site is built for has what these add.
  "../build/polyfills/polyfill-module": "./hosting/export/empty-module.js",
  // app/global-error.tsx stands in for Next's error page, which would come along unused.
  "./builtin/global-error": "./app/global-error.tsx",
  "../components/builtin/global-error": "./app/global-error.tsx",
};

/** The same, for the export alone: one payload for each page, at one address. */
export const replacedInExport = {
  "./collect-segment-data": "./hosting/export/no-segments.ts",
  "./set-cache-busting-search-param": "./hosting/export/plain-addresses.ts",
};

/** Address of a page's payload, which a soft navigation asks for: "/about" → "/about.txt". */
export function payloadAddress(path: string): string {
  return path === "/" ? "/index.txt" : `${path}.txt`;
}

/** Addresses of the chunks that a payload names, once each. */
export function chunksIn(payload: string): string[] {
  return [...new Set(payload.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g))];
}

const scriptElement = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/** A page without Next's scripts. */
export type PageParts = {
  html: string;
  /** Texts of the inline scripts, in order: the page's payload, and the entry that starts React. */
  inline: string[];
  /** Addresses of the chunks, which are all to run before. */
  chunks: string[];
};

/**
 * Takes Next's scripts out of a page. Data blocks stay, and so do scripts with `data-keep`, which
 * are our own.
 * @param html a page as `next build` wrote it
 * @param file its address in the export, for the error
 * @throws an error where there are no inline scripts or no chunks: Next writes pages otherwise then
 */
export function takeScripts(html: string, file: string): PageParts {
  const inline: string[] = [];
  const chunks = new Set<string>();
  const rest = html
    .replace(scriptPreload, "")
    .replace(scriptElement, (whole, attributes: string, text: string) => {
      if (/data-keep|type="application\/(ld\+)?json"/.test(attributes)) return whole;
      const [, address] = /src="([^"]+)"/.exec(attributes) ?? [];
      // Polyfills for browsers without modules: those get the page without scripts.
      if (/nomodule/i.test(attributes)) return "";
      if (address) chunks.add(address);
      else inline.push(text);
      return "";
    });
  if (!inline.some((text) => text.includes("self.__next_f.push")) || chunks.size === 0)
    throw new Error(`${place}: ${file} lacks the scripts that Next 16.4.6 writes into a page`);
  return { html: rest, inline, chunks: [...chunks] };
}

const styleSheet = /<link rel="stylesheet" href="([^"]+)"([^>]*)>/g;

/**
 * Writes a page's style sheets into the page, so that its first paint waits for one request. The
 * links stay, disabled: a sheet that React does not find, it loads.
 * @param read the text of the sheet at an address, its own addresses relative to it
 * @throws an error where the page links to no sheet
 */
export function inlineStyles(html: string, file: string, read: (address: string) => string) {
  if (html.search(styleSheet) < 0)
    throw new Error(`${place}: ${file} lacks the style sheet that Next 16.4.6 links to`);
  return html.replace(styleSheet, (_, address: string, rest: string) => {
    const css = read(address).replaceAll("url(../", `url(${staticFolder}`);
    return `<style>${css}</style><link rel="stylesheet" href="${address}" disabled=""${rest}>`;
  });
}

const place = "hosting/next-output.ts";
