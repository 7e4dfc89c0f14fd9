/**
 * Next puts each page's data and its chunks' addresses into the page as scripts. This takes
 * them out, into one file per page, and leaves the starter (starter.js), which loads that file
 * at the first sign of intent. Until then the page is HTML and CSS.
 */
export type PageWithoutScripts = {
  html: string;
  /** Text of the page's own script file. */
  script: string;
};

const element = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Takes Next's scripts out of a page.
 * @param html a page as `next build` exported it
 * @throws an error when the page has no scripts of Next's, or not the expected ones: then Next
 *   has changed how it writes pages, and this file has to follow
 */
export function takeScripts(html: string): PageWithoutScripts {
  const inline: string[] = [];
  const chunks = new Set<string>();
  const rest = html
    .replace(preload, "")
    .replace(element, (whole, attributes: string, text: string) => {
      const [, address] = /src="([^"]+)"/.exec(attributes) ?? [];
      // Polyfills for browsers without modules: they get the page without scripts.
      if (/nomodule/i.test(attributes)) return "";
      if (address) {
        chunks.add(address);
        return "";
      }
      if (!isNexts(text)) return whole;
      inline.push(text);
      return "";
    });
  const runtime = [...chunks].find((address) => /\/turbopack-[^/]*\.js$/.test(address));
  if (!runtime || inline.length < 2)
    throw new Error(
      "hosting/page-scripts.ts: this page has not the scripts that Next used to write",
    );
  chunks.delete(runtime);
  const load = `__load(${JSON.stringify([...chunks])},${JSON.stringify(runtime)})`;
  return { html: rest, script: `${inline.join(";\n")};\n${load};\n` };
}

/** Next's own inline scripts: the page's data, and the bundler's list of chunks. */
function isNexts(text: string): boolean {
  return text.includes("self.__next_f") || text.includes('globalThis["TURBOPACK"]');
}

/** The starter as it is sent: without comments and indentation. */
export function squeeze(source: string): string {
  const lines = source.split("\n").map((line) => line.trim());
  return lines.filter((line) => line && !line.startsWith("//")).join("\n");
}

/** Puts the starter at the end of a page; `address` is that of the page's own script file. */
export function addStarter(html: string, starter: string, address: string): string {
  return html.replace("</body>", () => `<script data-page="${address}">${starter}</script></body>`);
}
