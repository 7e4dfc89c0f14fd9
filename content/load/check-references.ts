import { bodyProblems } from "./check-links.ts";
import { spellingChecker } from "./check-spelling.ts";
import { type Around, checkersByDay } from "./check-targets.ts";
import { checkUnique } from "./check-unique.ts";
import { type Data, folders, singles } from "./kinds.ts";
import { markdownTargets } from "./markdown.ts";
import { didYouMean, type Problem } from "./problem.ts";
import { sectionsOf } from "./sections.ts";
import { slugOf } from "./slug.ts";
import { type FieldPath, lineAt, type Source } from "./source.ts";

/**
 * What no schema can see: whether what one place names exists in another, and whether
 * what has to be unique is.
 * @param today the day of the build (content/load/publish.ts)
 */
export function checkReferences(
  data: Data,
  sources: ReadonlyMap<string, Source>,
  today: string,
  around: Around,
): Problem[] {
  const problems: Problem[] = [];
  const at = (file: string, path: FieldPath, message: string) => {
    const line = sources.get(file)?.lineOf(path) ?? 1;
    problems.push({ file, line, field: path.map(String).join("."), message });
  };
  checkUnique(data, at);
  checkPlaceholders(data, at);
  checkPosts(data, at);
  checkPricePaths(data, at);
  problems.push(...checkSections(data));
  const misspelt = spellingChecker(data.spelling);
  const checkerOn = checkersByDay(data, around);
  for (const [file, source] of sources) {
    const entry = entryOf(data, file);
    const targetProblem = checkerOn(dayOf(entry, today));
    const isChecked = file !== data.spelling.file && file !== data.site.file;
    walkStrings({ ...entry, file: undefined, prose: undefined }, [], (value, path) => {
      if (path.at(-1) === "to") report(targetProblem(value, file), file, path);
      for (const { target, image } of markdownTargets(value))
        report(targetProblem(target, file, image), file, path);
      if (isChecked && !isName(path))
        for (const { message } of misspelt(value)) report(message, file, path);
    });
    for (const { index, message } of misspelt(source.body)) {
      const line = source.bodyLine + lineAt(source.body, index) - 1;
      problems.push({ file, line, field: "", message });
    }
    problems.push(
      ...bodyProblems({ file, line: source.bodyLine, text: source.body }, targetProblem),
    );
  }
  return problems;

  function report(message: string | undefined, file: string, path: FieldPath) {
    if (message) at(file, path, message);
  }
}

/** Fields that hold an address, or a name that only the code reads. */
function isName(path: FieldPath): boolean {
  const names = ["to", "path", "id", "file", "scene", "icon", "ink", "pricing", "hashtags"];
  return path.some((step) => names.includes(String(step)));
}

export type Report = (file: string, path: FieldPath, message: string) => void;

function checkPlaceholders({ site }: Data, at: Report): void {
  for (const [i, name] of site.placeholders.entries()) {
    const value = name
      .split(".")
      .reduce<unknown>((v, key) => (v as Record<string, unknown> | undefined)?.[key], site);
    if (value === undefined || typeof value === "object")
      at(site.file, ["placeholders", i], `"${name}" is no field of this file`);
  }
}

/** Addresses below which the build has files of its own, or that answer without being pages. */
const takenByCode = [
  "404",
  "icons",
  "index",
  "markdown",
  "pictures",
  "sharing",
  "serviceachievements",
];

/** Each price list has its folder in app/. */
function checkPricePaths({ prices }: Data, at: Report): void {
  for (const [category, { path }] of Object.entries(prices.categories))
    if (path !== `/${category}-pricing`)
      at(
        prices.file,
        ["categories", category, "path"],
        `"${path}" is no page of the site; must be "/${category}-pricing"`,
      );
}

function checkPosts({ posts, plainPages, documents, samples }: Data, at: Report): void {
  for (const { file, title } of plainPages)
    if (takenByCode.includes(slugOf(title)))
      at(file, ["title"], `gives the address /${slugOf(title)}, which is taken; choose another`);
  for (const { file, title } of [...posts, ...plainPages]) {
    if (!slugOf(title)) {
      at(file, ["title"], "has no letter or digit that an address can have (a to z, 0 to 9)");
      continue;
    }
    const folder = file.slice(0, file.lastIndexOf("/"));
    const expected = `${folder}/${slugOf(title)}.md`;
    if (file !== expected)
      at(file, ["title"], `gives the address ${slugOf(title)}; rename the file to ${expected}`);
  }
  for (const [i, { file: sample }] of documents.languages.entries())
    if (!(sample in samples))
      at(
        documents.file,
        ["languages", i, "file"],
        `content/samples/${sample} is not there${didYouMean(sample, Object.keys(samples))}`,
      );
}

/** The sections of posts and articles are heading, picture and text. */
function checkSections({ posts, article }: Data): Problem[] {
  return [...posts, article].flatMap(({ file, prose }) =>
    sectionsOf(prose.text)
      .sections.filter(({ picture }) => !picture)
      .map(({ heading, line }) => ({
        file,
        line: prose.line + line,
        field: "",
        message: `"${heading}" needs a picture below its heading: ![words](scene:name) or ![words](name.jpg)`,
      })),
  );
}

function walkStrings(
  value: unknown,
  path: FieldPath,
  visit: (value: string, path: FieldPath) => void,
): void {
  if (typeof value === "string") visit(value, path);
  else if (typeof value === "object" && value !== null)
    for (const [key, child] of Object.entries(value))
      walkStrings(child, [...path, Array.isArray(value) ? Number(key) : key], visit);
}

type Found = { file: string; draft?: boolean; date?: string };

/** The entry that was read from a file. */
function entryOf(data: Data, file: string): Found | undefined {
  const keys = [...Object.keys(singles), ...Object.keys(folders)] as (keyof Data)[];
  const entries = keys.flatMap((key) => data[key] as Found | Found[]);
  return entries.find((candidate) => candidate.file === file);
}

/** The day from which an entry is on the site; undefined for a draft. */
function dayOf(entry: Found | undefined, today: string): string | undefined {
  if (entry?.draft) return undefined;
  return entry?.date && entry.date > today ? entry.date : today;
}
