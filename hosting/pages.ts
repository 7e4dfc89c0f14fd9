import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { addPolicy, contentSecurityPolicy, hashOf } from "./content-security-policy.ts";
import { listFiles, withEach } from "./list-files.ts";
import { fontPreloader } from "./page-fonts.ts";
import { addStarter, pageScript, takeScripts } from "./page-scripts.ts";
import { absoluteUrls, inlineStyles, plainDefaults, withoutFontFaces } from "./page-styles.ts";
import { expectJoined, joinChunks, nameJoined, sharedChunks } from "./shared-chunks.ts";
import { classShortener, shortClasses } from "./short-classes.ts";
import { surveyPages } from "./survey.ts";
import { rulesByGroup } from "./used-styles.ts";

const chunkFolder = "/_next/static/chunks/";
const scriptFolder = "/_next/static/pages/";

/**
 * Rewrites every page of the export: scripts out, styles in, policy on top, short class names.
 * @param out folder of the export
 * @param contactUrl address that the pages may post to
 * @returns the policy, the same for all pages
 */
export async function finishPages(out: string, contactUrl: string): Promise<string> {
  const files = (await listFiles(out)).map((file) => `/${file}`);
  const ending = (end: string) => files.filter((file) => file.endsWith(end));
  const chunksEnding = (end: string) =>
    readTexts(
      out,
      ending(end).filter((file) => file.startsWith(chunkFolder)),
    );
  const { uses, pages, inline } = await surveyPages(out, ending(".html"));

  const css = await chunksEnding(".css");
  const code = [...(await chunksEnding(".js")).values()].join("\n");
  const names = shortClasses([...css.values()].join(""), uses, code);
  const short = classShortener(names);
  const { sheets, renewed } = await renewSheets(out, css, short.css);
  const rulesOf = rulesByGroup(
    sheets,
    [...pages].map(([path, { classes }]) => [
      path,
      [...classes].map((name) => names.get(name) ?? name),
    ]),
  );
  const preloadFonts = fontPreloader([...sheets.values()].join(""));

  const shared = sharedChunks([...pages.values()].map(({ chunks }) => chunks));
  const sharedScript = await joinFiles(out, shared);

  const starter = await readStarter();
  const rules = [...pages.keys()].flatMap((path) =>
    [...sheets.keys()].map((sheet) => rulesOf(path, sheet)),
  );
  const policy = contentSecurityPolicy({
    scripts: [...inline.scripts, hashOf(starter)].sort(),
    styles: [...inline.styles, ...[...new Set(rules)].map(hashOf)].sort(),
    contactUrl,
  });

  const finished = (data: string) => nameJoined(renewed(short.data(data)), shared, sharedScript);
  await withEach(ending(".txt"), async (path) => {
    const file = join(out, path);
    await writeFile(file, finished(await readFile(file, "utf8")));
  });
  await withEach(pages.keys(), async (path) => {
    const file = join(out, path);
    const parts = takeScripts(await readFile(file, "utf8"));
    const script = await writeScript(
      out,
      pageScript({
        ...parts,
        data: finished(parts.data),
        entry: expectJoined(parts.entry, shared),
      }),
    );
    const html = inlineStyles(renewed(short.html(parts.html)), (sheet) => rulesOf(path, sheet));
    const own = parts.chunks.filter((address) => !shared.includes(address));
    const page = addStarter(preloadFonts(html), starter, [script, sharedScript, ...own]);
    await writeFile(file, addPolicy(page, policy));
  });
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

/**
 * Writes the style sheets with short names, at addresses made from their new text, since browsers
 * keep what they had from the old ones.
 * @returns the texts by their new address, and what puts these into a page or its data
 */
async function renewSheets(
  out: string,
  css: ReadonlyMap<string, string>,
  shorten: (css: string) => string,
) {
  const addresses: [before: string, after: string][] = [];
  const sheets = new Map<string, string>();
  for (const [path, text] of css) {
    const short = plainDefaults(shorten(text));
    const address = `${chunkFolder}${contentHash(short)}.css`;
    await rm(join(out, path));
    addresses.push([path, address]);
    sheets.set(address, short);
  }
  const absolute = absoluteUrls(sheets);
  for (const [address, text] of absolute)
    await writeFile(join(out, address), withoutFontFaces(text));
  const renewed = (text: string) =>
    addresses.reduce((rest, [before, after]) => rest.replaceAll(before, after), text);
  return { sheets: absolute, renewed };
}

/** Texts of files of the export, by their address. */
async function readTexts(out: string, paths: string[]): Promise<Map<string, string>> {
  const texts = paths.map(async (path) => [path, await readFile(join(out, path), "utf8")] as const);
  return new Map(await Promise.all(texts));
}
