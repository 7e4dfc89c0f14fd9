import { hash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../site/load/folders.ts";
import { addressOfFile, type NamesAndLinks, namesAndLinks } from "./check-links.ts";
import { contentSecurityPolicy, hashOf, inlineStyles, policyIn } from "./csp.ts";
import { bundleInline, inlineScripts } from "./inline-scripts.ts";
import { dataOf, scriptsOf, stylesOf } from "./next/output.ts";
import { staticFolder } from "./next/paths.ts";
import {
  atEndOf,
  atStartOf,
  elementOf,
  type HtmlEdit,
  type ParsedPage,
  parsePage,
  withEdits,
} from "./parsed-page.ts";
import { redirectScript } from "./redirects.ts";

const folder = `${staticFolder}pages/`;

/** What all pages get: the inline scripts, and the texts of the style sheets by their addresses. */
type Shared = {
  inPage: Awaited<ReturnType<typeof bundleAll>>;
  sheets: ReadonlyMap<string, string>;
};

/**
 * Finishes every page of the export. Puts its styles into it, behind its metadata and its JSON-LD.
 * Lets the script in the page load the others on intent (inline/). Puts the policy on top. Tells
 * browsers to compile them early.
 * @param out folder of the export
 * @param contactUrl endpoint of the contact form
 * @returns the policy, which is the same for all pages, and what their links need, by address
 */
export async function finishPages(
  out: string,
  contactUrl: string,
): Promise<{ policy: string; links: Map<string, NamesAndLinks> }> {
  const files = filesBelow(out);
  const shared = { inPage: await bundleAll(), sheets: await readSheets(out, files) };
  for (const file of files.filter(isChunk)) await addHint(join(out, file));
  await mkdir(join(out, folder), { recursive: true });
  const pages: Finished[] = [];
  for (const file of files.filter((file) => file.endsWith(".html")))
    pages.push(await finishPage(out, file, shared));
  const styles = pages.flatMap(({ styles }) => styles);
  const policy = contentSecurityPolicy({
    scripts: hashesOf([redirectScript, ...pages.flatMap(({ scripts }) => scripts)]),
    styles: hashesOf([...styles, ...(await stylesOfDrawings(out, files))]),
    contactUrl,
  });
  for (const { file, html, edits, policyEdit } of pages)
    await writeFile(join(out, file), withEdits(html, [...edits, policyEdit(policy)]));
  return { policy, links: new Map(pages.map(({ file, links }) => [addressOfFile(file), links])) };
}

type Finished = Awaited<ReturnType<typeof finishPage>>;

/**
 * Makes all changes of a page except for its policy, which depends on every page. Does not keep the
 * parsed page.
 */
async function finishPage(out: string, file: string, { inPage, sheets }: Shared) {
  const page = parsePage(await readFile(join(out, file), "utf8"));
  const head = elementOf(page, "head");
  const { inline, chunks, ...next } = scriptsOf(page, file);
  const address = await writeScript(out, inline);
  const data = dataOf(page);
  const end = inPage[/(^|\/)404\.html$/.test(file) ? "notFound" : "usual"];
  const own = addInPage(page, { ...inPage, end }, [address, ...chunks]);
  const { texts, links, ...sheet } = stylesOf(page, file, (sheet) => sheets.get(sheet) ?? "");
  const styles = texts.map((text, index) => `<style>${text}</style>${links[index]}`);
  return {
    file,
    html: page.html,
    edits: [
      ...next.edits,
      ...data.edits,
      atEndOf(head, data.blocks.join("")),
      ...own.edits,
      ...sheet.edits,
      atEndOf(head, styles.join("")),
    ],
    scripts: own.scripts,
    styles: [...inlineStyles(page), ...texts],
    policyEdit: policyIn(page),
    links: namesAndLinks(page),
  };
}

/**
 * A page's inline scripts become one file. It is loaded beside the chunks, which have to run before:
 * load-on-intent.ts then calls the function that it leaves. @returns its address
 */
async function writeScript(out: string, inline: readonly string[]): Promise<string> {
  const script = `self.startPage = () => {\n${inline.join(";\n")};\n};\n`;
  const address = `${folder}${hash("sha256", script).slice(0, 16)}.js`;
  await writeFile(join(out, address), script);
  return address;
}

/** Browsers apply the policy to a drawing or an icon too, and these have styles of their own. */
async function stylesOfDrawings(out: string, files: readonly string[]): Promise<string[]> {
  const drawings = files.filter((file) => file.endsWith(".svg"));
  const texts = await Promise.all(drawings.map((file) => readFile(join(out, file), "utf8")));
  return texts.flatMap((text) => inlineStyles(parsePage(text)));
}

const hashesOf = (texts: Iterable<string>) => [...new Set(texts)].map(hashOf).sort();
const isChunk = (file: string) => `/${file}`.startsWith(staticFolder) && file.endsWith(".js");

/**
 * Makes Chromium compile a script's functions beside the main thread, as they arrive. React's
 * longest tasks get half as long.
 */
async function addHint(file: string): Promise<void> {
  await writeFile(file, `//# allFunctionsCalledOnLoad\n${await readFile(file, "utf8")}`);
}

/**
 * Pages of this site, not its files, are prefetched when their link is hovered or pressed. Strips of
 * prices hang side by side: a pointer that passes them would fetch a page for each.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/*.*" } },
          { not: { selector_matches: ".price-strips a" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** Keeps a script from Cloudflare's Rocket Loader, which would rewrite it: the policy then stops it. */
const asItIs = 'data-cfasync="false"';

/**
 * Puts our own inline scripts into a page, one into its head and one at its end. The second has the
 * addresses of the scripts that it loads: the page's own and its chunks. In front of it are the
 * rules by which browsers prefetch other pages. The body is marked for Cloudflare. By default, it
 * replaces e-mail addresses in pages by "[email protected]". The script that puts them back is
 * stopped by the policy.
 */
function addInPage(
  page: ParsedPage,
  { head, end }: { head: string; end: string },
  scripts: readonly string[],
): { edits: HtmlEdit[]; scripts: string[] } {
  const rules = `<script ${asItIs} type="speculationrules">${speculationRules}</script>`;
  const tag = `<script ${asItIs} data-scripts="${scripts.join(" ")}">${end}</script>`;
  const body = elementOf(page, "body");
  const edits = [
    atEndOf(elementOf(page, "head"), `<script ${asItIs}>${head}</script>`),
    atStartOf(body, "<!--email_off-->"),
    atEndOf(body, `<!--/email_off-->${rules}${tag}`),
  ];
  return { edits, scripts: [head, speculationRules, end] };
}

/** The inline scripts of all pages; those at a page's end load its others. */
async function bundleAll() {
  const { head, ...ends } = inlineScripts;
  const atEnd = (files: string[]) =>
    bundleInline(["trusted-types.ts", ...files, "load-on-intent.ts"]);
  return {
    head: await bundleInline(head),
    usual: await atEnd(ends.usual),
    notFound: await atEnd(ends.notFound),
  };
}

/** Texts of the style sheets among the export's files, by address. */
async function readSheets(out: string, files: readonly string[]): Promise<Map<string, string>> {
  const sheets = new Map<string, string>();
  for (const file of files.filter((file) => file.endsWith(".css")))
    sheets.set(`/${file}`, await readFile(join(out, file), "utf8"));
  return sheets;
}
