/**
 * What this project knows about the output of Next 16.4.6 and Turbopack. For an upgrade of Next, read
 * it (README.md, "Upgrade Next"); the tests in this folder show its errors.
 */

/** Folder of the files whose names change with their contents. */
export const staticFolder = "/_next/static/";

/** Where `next dev` writes what it prints, also of errors that nothing caught. */
export const devLog = ".next/dev/logs/next-development.log";

/** Exported pages that must not be reachable: copies of the 404 pages. */
const unreachable = ["_not-found.html"];

/**
 * Exported files that must not be reachable: those, and every page's payloads, which nothing
 * requests, since links load documents: "about.txt", "about/__next._tree.txt".
 * @param files of the export, relative to it
 */
export function unreachableIn(files: readonly string[]): string[] {
  const pages = new Set(files.filter((file) => file.endsWith(".html")));
  return files.filter(
    (file) =>
      unreachable.includes(file) ||
      /(^|\/)__next\.[^/]*\.txt$/.test(file) ||
      (file.endsWith(".txt") && pages.has(file.replace(/\.txt$/, ".html"))),
  );
}

/**
 * Modules of Next that are replaced by ours, under the paths by which Next imports them. If Next
 * renames one, the build takes the original without an error, so next-imports.test.ts finds each.
 */
export const replacedModules = {
  // Every browser of the browserslist has the features that Next's polyfills add.
  "../build/polyfills/polyfill-module": "./next-private/empty-module.js",
  // Next's own error page would be bundled too, unused.
  "./builtin/global-error": "./app/global-error.tsx",
  "../components/builtin/global-error": "./app/global-error.tsx",
};

/** Modules replaced in the export alone, which starts React in short tasks. */
export const replacedInExport = {
  "./app-bootstrap": "./next-private/start-in-tasks.ts",
};

/** A mark of Next's font loader, by which its use is counted; nothing reads it in the page. */
const fontMark = /<meta name="next-size-adjust"[^>]*>/;
const scriptElement = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/** A page without Next's scripts. */
export type PageParts = {
  html: string;
  /** Texts of the inline scripts, in order: the payload, and the entry that starts React. */
  inline: string[];
  /** Addresses of the chunks, which have to run before the inline scripts. */
  chunks: string[];
};

/**
 * Takes Next's scripts out of a page. Data blocks stay.
 * @param html a page as `next build` wrote it
 * @param file path of the page in the export, for the error
 * @throws an error where the page has no payload or no chunks: Next then writes pages differently
 */
export function takeScripts(html: string, file: string): PageParts {
  const inline: string[] = [];
  const chunks = new Set<string>();
  const rest = html
    .replace(scriptPreload, "")
    .replace(fontMark, "")
    .replace(scriptElement, (whole, attributes: string, text: string) => {
      if (/type="application\/(ld\+)?json"/.test(attributes)) return whole;
      const [, address] = /src="([^"]+)"/.exec(attributes) ?? [];
      // Polyfills for browsers without modules, which get the page without scripts.
      if (/nomodule/i.test(attributes)) return "";
      if (address) chunks.add(address);
      else inline.push(text);
      return "";
    });
  if (!inline.some((text) => text.includes("self.__next_f.push")) || chunks.size === 0)
    throw new Error(`${place}: ${file} lacks the scripts that Next 16.4.6 writes into a page`);
  return { html: rest, inline, chunks: [...chunks] };
}

/** Classes that next/font writes beside its variables, which are all that the site uses. */
const fontClass = /\.[^{}]*_className\s*\{[^}]*\}/g;
const styleSheet = /<link rel="stylesheet" href="([^"]+)"([^>]*)>/g;

/**
 * Writes a page's style sheets into the page, so that its first paint waits for one request, at the
 * end of its head: link previews read the first 32 KB alone, and the styles have twice as much. The
 * links stay, disabled, since React loads a sheet whose link it does not find.
 * @param read returns the text of the sheet at an address
 * @throws an error where the page links to no sheet
 */
export function inlineStyles(html: string, file: string, read: (address: string) => string) {
  const styles: string[] = [];
  const rest = html.replace(styleSheet, (_, address: string, rest: string) => {
    const used = read(address).replace(fontClass, "");
    const css = used.replaceAll("url(../", `url(${staticFolder}`);
    styles.push(
      `<style>${css}</style><link rel="stylesheet" href="${address}" disabled=""${rest}>`,
    );
    return "";
  });
  if (styles.length === 0)
    throw new Error(`${place}: ${file} lacks the style sheet that Next 16.4.6 links to`);
  return rest.replace("</head>", () => `${styles.join("")}</head>`);
}

const dataBlock = /<script type="application\/ld\+json">([^<]+)<\/script>/g;

/**
 * Moves a page's JSON-LD to the end of its head. An empty data block stays in each place, since
 * React replaces the whole page where an element is missing; what is in a script it does not compare.
 */
export function dataIntoHead(html: string): string {
  const blocks: string[] = [];
  const rest = html.replace(dataBlock, (block) => {
    blocks.push(block);
    return '<script type="application/json"></script>';
  });
  return rest.replace("</head>", () => `${blocks.join("")}</head>`);
}

const place = "next-private/next-output.ts";
