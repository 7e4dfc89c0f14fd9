import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { addPolicy, contentSecurityPolicy, inlineHashes } from "./content-security-policy.ts";
import { fontPreloader } from "./page-fonts.ts";
import { addStarter, type PageWithoutScripts, pageScript, takeScripts } from "./page-scripts.ts";
import { absoluteUrls, inlineStyles, plainDefaults, withoutFontFaces } from "./page-styles.ts";
import { expectJoined, joinChunks, nameJoined, sharedChunks } from "./shared-chunks.ts";
import { shortClasses, shortenCss, shortenData, shortenHtml } from "./short-classes.ts";
import { rulesByGroup } from "./used-styles.ts";

const chunkFolder = "/_next/static/chunks/";
const scriptFolder = "/_next/static/pages/";

/**
 * Rewrites every page of the export: scripts out, styles in, policy on top.
 * @param out folder of the export
 * @param contactUrl address that the pages may post to
 * @returns the policy, the same for all pages
 */
export async function finishPages(out: string, contactUrl: string): Promise<string> {
  const starter = await readStarter();
  const taken = await shortenClasses(out);
  const sheets = absoluteUrls(await readTexts(out, chunkFolder, ".css"));
  const shared = sharedChunks([...taken.values()].map(({ chunks }) => chunks));
  const sharedScript = await joinFiles(out, shared);
  const named = (data: string) => nameJoined(data, shared, sharedScript);
  for (const [path, data] of await readTexts(out, "/", ".txt"))
    await writeFile(join(out, path), named(data));
  const rulesOf = rulesByGroup(sheets, taken);
  const preloadFonts = fontPreloader([...sheets.values()].join(""));
  for (const [path, css] of sheets) await writeFile(join(out, path), withoutFontFaces(css));
  const pages = new Map<string, string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [path, parts] of taken) {
    const own = parts.chunks.filter((address) => !shared.includes(address));
    const page = addStarter(
      preloadFonts(inlineStyles(parts.html, (sheet) => rulesOf(path, sheet))),
      starter,
      [
        await writeScript(
          out,
          pageScript({
            ...parts,
            data: named(parts.data),
            entry: expectJoined(parts.entry, shared),
          }),
        ),
        sharedScript,
        ...own,
      ],
    );
    const hashes = inlineHashes(page);
    for (const hash of hashes.scripts) scripts.add(hash);
    for (const hash of hashes.styles) styles.add(hash);
    pages.set(path, page);
  }
  const policy = contentSecurityPolicy({ scripts, styles, contactUrl });
  for (const [path, page] of pages) await writeFile(join(out, path), addPolicy(page, policy));
  return policy;
}

/**
 * Puts one script in the place of several chunks; returns its address. The chunks stay: a tab of
 * an earlier build that fetches a page of this one asks for them.
 */
async function joinFiles(out: string, chunks: string[]): Promise<string> {
  const texts = chunks.map(
    async (address) => [address, await readFile(join(out, address), "utf8")] as const,
  );
  const address = await writeScript(out, joinChunks(new Map(await Promise.all(texts))));
  return address;
}

async function writeScript(out: string, text: string): Promise<string> {
  const address = `${scriptFolder}${contentHash(text)}.js`;
  await mkdir(join(out, scriptFolder), { recursive: true });
  await writeFile(join(out, address), text);
  return address;
}

const contentHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** The inline script (starter.js) as it is sent. */
async function readStarter(): Promise<string> {
  const source = await readFile(new URL("starter.js", import.meta.url), "utf8");
  const { code } = await transform(source, { minify: true, target: "es2022" });
  return code.trim();
}

/** Gives the visitors short class names, in all that has any; returns the pages, taken apart. */
async function shortenClasses(out: string): Promise<Map<string, PageWithoutScripts>> {
  const sheets = await readTexts(out, chunkFolder, ".css");
  const code = [...(await readTexts(out, chunkFolder, ".js")).values()].join("\n");
  const pages = [...(await readTexts(out, "/", ".html"))].map(
    ([path, html]) => [path, takeScripts(html)] as const,
  );
  const names = shortClasses(
    [...sheets.values()].join(""),
    pages.map(([, { html }]) => html),
    code,
  );
  const addresses = new Map<string, string>();
  for (const [path, css] of sheets)
    addresses.set(path, await renewSheet(out, path, plainDefaults(shortenCss(css, names))));
  const renewed = (text: string) =>
    [...addresses].reduce((rest, [before, after]) => rest.replaceAll(before, after), text);
  for (const [path, data] of await readTexts(out, "/", ".txt"))
    await writeFile(join(out, path), renewed(shortenData(data, names)));
  return new Map(
    pages.map(([path, page]) => [
      path,
      {
        ...page,
        html: renewed(shortenHtml(page.html, names)),
        data: renewed(shortenData(page.data, names)),
      },
    ]),
  );
}

/**
 * Writes a sheet's new text at an address of its own, since browsers keep what they had from the
 * old one; returns that address.
 */
async function renewSheet(out: string, path: string, css: string): Promise<string> {
  const address = `${chunkFolder}${contentHash(css)}.css`;
  await rm(join(out, path));
  await writeFile(join(out, address), css);
  return address;
}

/** Texts of the files below a folder that end as told, by their address. */
async function readTexts(out: string, folder: string, end: string): Promise<Map<string, string>> {
  const paths = await readdir(join(out, folder), { recursive: true });
  const texts = paths
    .filter((path) => path.endsWith(end))
    .sort()
    .map(
      async (path) =>
        [`${folder}${path}`, await readFile(join(out, folder, path), "utf8")] as const,
    );
  return new Map(await Promise.all(texts));
}
