import { readFileSync } from "node:fs";
import { join } from "node:path";
import { classesIn } from "./class-names.ts";
import { inlineHashes } from "./content-security-policy.ts";
import { byteWise } from "./files.ts";
import { takeScripts } from "./page-scripts.ts";
import { groupOf } from "./used-styles.ts";

/** What has to be known of all pages before one of them can be finished. */
export type Survey = {
  pages: number;
  /** How many pages need each chunk. */
  chunks: Map<string, number>;
  /** How often the pages' elements have each class. */
  classes: Map<string, number>;
  /** The classes of each group's pages (used-styles.ts). */
  groups: Map<string, Set<string>>;
  /** Hashes of the scripts and styles that stand in the pages and stay there. */
  scripts: Set<string>;
  styles: Set<string>;
};

/**
 * Looks through pages of an export.
 * @param files the pages' addresses in it: "/about.html"
 */
export function surveyPages({ folder, files }: { folder: string; files: string[] }): Survey {
  return joinSurveys(
    files.map((file) => surveyPage(file, readFileSync(join(folder, file), byteWise))),
  );
}

function surveyPage(file: string, page: string): Survey {
  const { html, chunks } = takeScripts(page, file);
  const { scripts, styles } = inlineHashes(html);
  const classes = classesIn(html);
  return {
    pages: 1,
    chunks: add(new Map(), chunks),
    classes: add(new Map(), classes),
    groups: new Map([[groupOf(file), new Set(classes)]]),
    scripts: new Set(scripts),
    styles: new Set(styles),
  };
}

/** What several surveys found, each of other pages. */
export function joinSurveys(surveys: readonly Survey[]): Survey {
  const all: Survey = {
    pages: 0,
    chunks: new Map(),
    classes: new Map(),
    groups: new Map(),
    scripts: new Set(),
    styles: new Set(),
  };
  for (const survey of surveys) {
    all.pages += survey.pages;
    for (const [chunk, pages] of survey.chunks) add(all.chunks, [chunk], pages);
    for (const [name, uses] of survey.classes) add(all.classes, [name], uses);
    for (const [group, classes] of survey.groups)
      all.groups.set(group, classes.union(all.groups.get(group) ?? new Set()));
    all.scripts = all.scripts.union(survey.scripts);
    all.styles = all.styles.union(survey.styles);
  }
  return all;
}

/** Counts names on top of what was counted before. */
function add(counts: Map<string, number>, names: readonly string[], times = 1) {
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + times);
  return counts;
}
