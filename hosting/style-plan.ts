import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { byteWise, contentHash, readTexts } from "./files.ts";
import { fontPreloader } from "./page-fonts.ts";
import { absoluteUrls, inlineStyles, plainDefaults, withoutFontFaces } from "./page-styles.ts";
import { classShortener, type ShortClasses, shortClasses } from "./short-classes.ts";
import type { Survey } from "./survey.ts";
import { type GroupRules, rulesByGroup, rulesFor } from "./used-styles.ts";

const chunkFolder = "/_next/static/chunks/";

/** What happens to the styles of every page. */
export type StylePlan = {
  names: ShortClasses;
  /** New addresses of the style sheets, by the ones that Next gave them. */
  moved: Map<string, string>;
  /** The sheets by their new addresses, as they stand in pages. */
  sheets: Map<string, string>;
  rules: GroupRules;
};

/**
 * Gives an export its final style sheets: short class names, and addresses made from what they
 * then say, since browsers keep what they had from the old ones.
 * @param files addresses of all files of the export
 * @returns what the pages have to follow
 */
export async function planStyles(
  out: string,
  files: readonly string[],
  { classes, groups }: Survey,
): Promise<StylePlan> {
  const chunks = files.filter((file) => file.startsWith(chunkFolder));
  const css = await readTexts(
    out,
    chunks.filter((file) => file.endsWith(".css")),
  );
  const code = await readTexts(
    out,
    chunks.filter((file) => file.endsWith(".js")),
  );
  const names = shortClasses([...css.values()].join(""), classes, [...code.values()].join("\n"));
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
    await writeFile(join(out, address), withoutFontFaces(sheet), byteWise);

  const renamed = [...groups].map(
    ([group, used]) => [group, new Set([...used].map((name) => names.get(name) ?? name))] as const,
  );
  return { names, moved, sheets, rules: rulesByGroup(sheets, new Map(renamed)) };
}

/** Makes pages and their data follow the plan. */
export function styleFinisher({ names, moved, sheets, rules }: StylePlan) {
  const short = classShortener(names);
  const preloadFonts = fontPreloader([...sheets.values()].join(""));
  const renewed = (text: string) =>
    [...moved].reduce((rest, [before, after]) => rest.replaceAll(before, after), text);
  return {
    data: (data: string) => renewed(short.data(data)),
    page: (path: string, html: string) => {
      const styled = inlineStyles(renewed(short.html(html)), (sheet) =>
        rulesFor(rules, path, sheet),
      );
      return preloadFonts(styled);
    },
  };
}
