import { byteWise } from "./files.ts";

/**
 * Next puts each page's data and its chunks' addresses into the page as scripts. This takes
 * them out: the data go into one file per page, and the starter (starter.js) loads that file and
 * the chunks at the first sign of intent. Until then the page is HTML and CSS.
 */
export type PageWithoutScripts = {
  html: string;
  /** The scripts that hold Next's payload, from which React takes over the page. */
  payload: string[];
  /** The scripts around it: what takes the payload in, and the bundler's entry. */
  list: string;
  entry: string;
  /** Addresses of the chunks that the page needs. */
  chunks: string[];
};

const element = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Takes Next's scripts out of a page.
 * @param html a page as `next build` exported it
 * @param file its address in the export, for the error
 * @throws an error when the page has no scripts of Next's, or not the expected ones: then Next
 *   has changed how it writes pages, and this file has to follow
 */
export function takeScripts(html: string, file: string): PageWithoutScripts {
  const payload: string[] = [];
  let list = "";
  let entry = "";
  const chunks = new Set<string>();
  const rest = html
    .replace(preload, "")
    .replace(element, (whole, attributes: string, text: string) => {
      const [, address] = /src="([^"]+)"/.exec(attributes) ?? [];
      // Polyfills for browsers without modules: they get the page without scripts.
      if (/nomodule/i.test(attributes)) return "";
      if (address) chunks.add(address);
      else if (text.startsWith("self.__next_f.push(")) payload.push(text);
      else if (text.startsWith("(self.__next_f=")) list = text;
      else if (text.includes('globalThis["TURBOPACK"]')) entry = text;
      else return whole;
      return "";
    });
  if (chunks.size === 0 || payload.length === 0 || !list || !entry) throw notAsBefore(file);
  return { html: rest, payload, list, entry, chunks: [...chunks] };
}

type PageScript = Pick<PageWithoutScripts, "list" | "entry"> & { data: string };

/** The page's own script file. The entry starts the app: what it starts with comes first. */
export function pageScript({ data, list, entry }: PageScript): string {
  return `${list};\nself.__next_f.push([1,${quoted(data)}]);\n${entry};\n`;
}

/**
 * The text in scripts of Next's payload; like them it is byteWise (files.ts).
 * @param file the page's address in the export, for the error
 * @throws an error when there is none, or it is not text: then Next has changed how it writes pages
 */
export function dataIn(payload: readonly string[], file: string): string {
  const text = payload.map(readData).join("");
  if (!text) throw notAsBefore(file);
  // Next escapes line separators (U+2028), of which JSON makes what no byte can hold.
  return text.replace(/[^\0-\xff]/g, (character) => Buffer.from(character).toString(byteWise));
}

function notAsBefore(file: string): Error {
  return new Error(`hosting/page-scripts.ts: ${file} has not the scripts that Next used to write`);
}

/** The text in `self.__next_f.push([1,"…"])`. */
function readData(script: string): string {
  const [kind, text] = JSON.parse(script.slice("self.__next_f.push(".length, -1));
  if (kind !== 1 || typeof text !== "string")
    throw new Error(
      "hosting/page-scripts.ts: the page's data are not the text that they used to be",
    );
  return text;
}

/** A script's string in single quotes: the data are full of double ones. */
function quoted(text: string): string {
  const escaped = text.replace(/[\\']/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
  return `'${escaped}'`;
}

/** Puts the starter at the end of a page; `scripts` are the addresses that it loads. */
export function addStarter(html: string, starter: string, scripts: string[]): string {
  const tag = `<script data-scripts="${scripts.join(" ")}">${starter}</script>`;
  return html.replace("</body>", () => `${tag}</body>`);
}
