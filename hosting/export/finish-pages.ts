import { hash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { filesBelow } from "../../content/load/files.ts";
import { inlineStyles, staticFolder, takeScripts } from "../next-output.ts";
import { addPolicy, contentSecurityPolicy, inlineHashes } from "./csp.ts";

const folder = `${staticFolder}pages/`;

/**
 * Finishes every page of the export: puts its styles into it, lets the starter load its scripts on
 * intent (starter.js), and puts the policy on top. Tells browsers to compile the scripts early.
 * @param out folder of the export
 * @param contactUrl endpoint of the contact form
 * @returns the policy, which is the same for all pages
 */
export async function finishPages(out: string, contactUrl: string): Promise<string> {
  const files = filesBelow(out);
  const starter = await readStarter();
  const sheets = await readSheets(out, files);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of files.filter(isChunk)) await addHint(join(out, file));
  /** Finished pages by file: the policy is known once all are. */
  const pages = new Map<string, string>();
  await mkdir(join(out, folder), { recursive: true });
  for (const file of files.filter((file) => file.endsWith(".html"))) {
    const page = takeScripts(await readFile(join(out, file), "utf8"), file);
    // A page's inline scripts become one file, which runs after the chunks.
    const script = `${page.inline.join(";\n")};\n`;
    const address = `${folder}${hash("sha256", script).slice(0, 16)}.js`;
    await writeFile(join(out, address), script);
    const started = addStarter(page.html, starter, [address, ...page.chunks]);
    const html = inlineStyles(started, file, (sheet) => sheets.get(sheet) ?? "");
    const hashes = inlineHashes(html);
    for (const source of hashes.scripts) scripts.add(source);
    for (const source of hashes.styles) styles.add(source);
    pages.set(file, html);
  }
  const sources = { scripts: [...scripts].sort(), styles: [...styles].sort(), contactUrl };
  const policy = contentSecurityPolicy(sources);
  for (const [file, html] of pages) await writeFile(join(out, file), addPolicy(html, policy));
  return policy;
}

const isChunk = (file: string) => `/${file}`.startsWith(staticFolder) && file.endsWith(".js");

/**
 * Makes Chromium compile a script's functions as they arrive, beside the main thread, instead of at
 * their first call: React's longest tasks get half as long.
 */
async function addHint(file: string): Promise<void> {
  await writeFile(file, `//# allFunctionsCalledOnLoad\n${await readFile(file, "utf8")}`);
}

/**
 * Pages of this site, not its files, are prefetched when their link is hovered or pressed. React's
 * links fetch ahead by themselves: the starter takes the rules away once they do.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] },
      eagerness: "moderate",
    },
  ],
});

/**
 * Puts the starter at the end of a page, with the scripts to load, the page's own, then its chunks;
 * before it the rules by which browsers prefetch other pages.
 */
export function addStarter(html: string, starter: string, scripts: readonly string[]): string {
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  const tag = `<script data-scripts="${scripts.join(" ")}">${starter}</script>`;
  return html.replace("</body>", () => `${rules}${tag}</body>`);
}

/** The starter, minified. */
async function readStarter(): Promise<string> {
  const source = await readFile(new URL("starter.js", import.meta.url), "utf8");
  const define = { staticFolder: JSON.stringify(staticFolder) };
  const { code } = await transform(source, { minify: true, target: "es2022", define });
  return code.trim();
}

/** Texts of the style sheets among the export's files, by address. */
async function readSheets(out: string, files: readonly string[]): Promise<Map<string, string>> {
  const sheets = new Map<string, string>();
  for (const file of files.filter((file) => file.endsWith(".css")))
    sheets.set(`/${file}`, await readFile(join(out, file), "utf8"));
  return sheets;
}
