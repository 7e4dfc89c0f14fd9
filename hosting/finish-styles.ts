import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashOf } from "./content-security-policy.ts";
import { contentHash, readTexts } from "./files.ts";
import { fontPreloader } from "./page-fonts.ts";
import { absoluteUrls, inlineStyles, plainDefaults, withoutFontFaces } from "./page-styles.ts";
import { classShortener, shortClasses } from "./short-classes.ts";
import type { Survey } from "./survey.ts";
import { rulesByGroup } from "./used-styles.ts";

const chunkFolder = "/_next/static/chunks/";

/**
 * Gives an export its final style sheets: short class names, and addresses made from what they
 * then say, since browsers keep what they had from the old ones.
 * @param files addresses of all files of the export
 * @returns what does the same to pages and their data, and the hashes of what pages then have inline
 */
export async function finishStyles(out: string, files: readonly string[], { uses, pages }: Survey) {
  const chunks = files.filter((file) => file.startsWith(chunkFolder));
  const css = await readTexts(
    out,
    chunks.filter((file) => file.endsWith(".css")),
  );
  const code = await readTexts(
    out,
    chunks.filter((file) => file.endsWith(".js")),
  );
  const names = shortClasses([...css.values()].join(""), uses, [...code.values()].join("\n"));
  const short = classShortener(names);

  const moved = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const [path, text] of css) {
    const sheet = plainDefaults(short.css(text));
    const address = `${chunkFolder}${contentHash(sheet)}.css`;
    await rm(join(out, path));
    moved.set(path, address);
    texts.set(address, sheet);
  }
  const sheets = absoluteUrls(texts);
  for (const [address, sheet] of sheets)
    await writeFile(join(out, address), withoutFontFaces(sheet));
  const renewed = (text: string) =>
    [...moved].reduce((rest, [before, after]) => rest.replaceAll(before, after), text);

  const shortName = (name: string) => names.get(name) ?? name;
  const classesOfPages = [...pages].map(
    ([path, { classes }]) => [path, [...classes].map(shortName)] as const,
  );
  const rulesOf = rulesByGroup(sheets, classesOfPages);
  const rules = [...pages.keys()].flatMap((path) =>
    [...sheets.keys()].map((sheet) => rulesOf(path, sheet)),
  );
  const preloadFonts = fontPreloader([...sheets.values()].join(""));
  return {
    hashes: [...new Set(rules)].map(hashOf),
    data: (data: string) => renewed(short.data(data)),
    page: (path: string, html: string) =>
      preloadFonts(inlineStyles(renewed(short.html(html)), (sheet) => rulesOf(path, sheet))),
  };
}
