import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { classesIn } from "./class-names.ts";
import { inlineHashes } from "./content-security-policy.ts";
import { withEach } from "./files.ts";
import { takeScripts } from "./page-scripts.ts";

/** What has to be known of all pages before one of them can be finished. */
export type Survey = {
  /** How often the pages' elements have each class. */
  uses: Map<string, number>;
  /** By page. */
  pages: Map<string, { classes: Set<string>; chunks: string[] }>;
  /** Hashes of the scripts and styles that stand in the pages and stay there. */
  inline: { scripts: Set<string>; styles: Set<string> };
};

/**
 * Looks through the pages of an export.
 * @param paths the pages' files in it: "/about.html"
 */
export async function surveyPages(out: string, paths: readonly string[]): Promise<Survey> {
  const uses = new Map<string, number>();
  const pages: Survey["pages"] = new Map(
    paths.map((path) => [path, { classes: new Set(), chunks: [] }]),
  );
  const inline = { scripts: new Set<string>(), styles: new Set<string>() };
  await withEach(paths, async (path) => {
    const { html, chunks } = takeScripts(await readFile(join(out, path), "utf8"));
    const classes = classesIn(html);
    for (const name of classes) uses.set(name, (uses.get(name) ?? 0) + 1);
    pages.set(path, { classes: new Set(classes), chunks });
    const { scripts, styles } = inlineHashes(html);
    for (const hash of scripts) inline.scripts.add(hash);
    for (const hash of styles) inline.styles.add(hash);
  });
  return { uses, pages, inline };
}
