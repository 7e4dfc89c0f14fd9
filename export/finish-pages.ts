import { hash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { filesBelow } from "../compiler/load/files.ts";
import {
  dataIntoHead,
  inlineStyles,
  staticFolder,
  takeScripts,
} from "../next-private/next-output.ts";
import { addPolicy, contentSecurityPolicy, inlineHashes } from "./csp.ts";

const folder = `${staticFolder}pages/`;

/**
 * Finishes every page of the export: puts its styles into it, behind its metadata and its JSON-LD, lets the script in the page load its
 * others on intent (in-page/), and puts the policy on top. Tells browsers to compile them early.
 * @param out folder of the export
 * @param contactUrl endpoint of the contact form
 * @param offerEnd when the offer is over, in milliseconds since 1970
 * @returns the policy, which is the same for all pages, and the pages' HTML by file
 */
export async function finishPages(
  out: string,
  contactUrl: string,
  offerEnd: number | undefined,
): Promise<{ policy: string; pages: Map<string, string> }> {
  const files = filesBelow(out);
  const head = await bundleInPage("head.js", offerEnd);
  const inPage = await bundleInPage("index.js");
  const inForm = await bundleInPage("form.js");
  const inNotFound = await bundleInPage("not-found.js");
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
    const ends = /(^|\/)404\.html$/.test(file) ? inNotFound : inPage;
    const own = { head, inPage: page.html.includes("data-letter=") ? inForm : ends };
    const described = keepAddresses(dataIntoHead(page.html));
    const started = addInPage(described, own, [address, ...page.chunks]);
    const html = inlineStyles(started, file, (sheet) => sheets.get(sheet) ?? "");
    const hashes = inlineHashes(html);
    for (const source of hashes.scripts) scripts.add(source);
    for (const source of hashes.styles) styles.add(source);
    pages.set(file, html);
  }
  // Browsers apply the policy to a drawing or an icon too, and these have styles of their own.
  for (const file of files.filter((file) => file.endsWith(".svg")))
    for (const source of inlineHashes(await readFile(join(out, file), "utf8")).styles)
      styles.add(source);
  const sources = { scripts: [...scripts].sort(), styles: [...styles].sort(), contactUrl };
  const policy = contentSecurityPolicy(sources);
  for (const [file, html] of pages) await writeFile(join(out, file), addPolicy(html, policy));
  return { policy, pages };
}

const isChunk = (file: string) => `/${file}`.startsWith(staticFolder) && file.endsWith(".js");

/**
 * Makes Chromium compile a script's functions as they arrive, beside the main thread, instead of at
 * their first call: React's longest tasks get half as long.
 */
async function addHint(file: string): Promise<void> {
  await writeFile(file, `//# allFunctionsCalledOnLoad\n${await readFile(file, "utf8")}`);
}

/** Pages of this site, not its files, are prefetched when their link is hovered or pressed. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] },
      eagerness: "moderate",
    },
  ],
});

/**
 * Puts our own inline scripts into a page, one into its head and one at its end, which has the
 * addresses of the scripts that it loads: the page's own, then its chunks. Before it the rules by
 * which browsers prefetch other pages.
 */
export function addInPage(
  html: string,
  { head, inPage }: { head: string; inPage: string },
  scripts: readonly string[],
): string {
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  const tag = `<script data-scripts="${scripts.join(" ")}">${inPage}</script>`;
  return html
    .replace("</head>", () => `<script>${head}</script></head>`)
    .replace("</body>", () => `${rules}${tag}</body>`);
}

/**
 * Marks a page's body for Cloudflare, which by default replaces e-mail addresses in pages by "[email
 * protected]" and adds a script that puts them back: the policy stops that script.
 */
function keepAddresses(html: string): string {
  return html
    .replace(/<body[^>]*>/, (body) => `${body}<!--email_off-->`)
    .replace("</body>", "<!--/email_off--></body>");
}

/** One of the inline scripts that every page has, minified. */
export async function bundleInPage(entry: string, offerEnd?: number): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`in-page/${entry}`, import.meta.url))],
    define: { staticFolder: JSON.stringify(staticFolder), offerEnd: String(offerEnd) },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/** Texts of the style sheets among the export's files, by address. */
async function readSheets(out: string, files: readonly string[]): Promise<Map<string, string>> {
  const sheets = new Map<string, string>();
  for (const file of files.filter((file) => file.endsWith(".css")))
    sheets.set(`/${file}`, await readFile(join(out, file), "utf8"));
  return sheets;
}
