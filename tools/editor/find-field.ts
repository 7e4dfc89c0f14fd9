import { type Files, readFiles } from "../../site/load/files.ts";
import { readSource } from "../../site/load/source.ts";
import { fillText, type Tokens } from "../../site/load/tokens.ts";
import { loadTexts } from "../../site/load-content.ts";
import { dollars } from "../../site/money.ts";
import { listPages } from "../../site/pages/list-pages.ts";
import { tokensOf } from "./choices.ts";
import { editAddress, schemaOf } from "./content-files.ts";
import { filesOfPage, notFoundPage } from "./files-of-page.ts";
import { leavesOf, type Path } from "./values.ts";

/** What was clicked on a page. */
export type Clicked = {
  page: string;
  /** Its words, and those around it: the first that a field has are taken. The last are the fewest. */
  texts: string[];
  /** Whether they are letters of a drawing. */
  isDrawn: boolean;
};

/** Where words are: in a field, or in a drawing, which has no form. */
export type Place = { address: string } | { drawing: string };

type Words = {
  place: Place;
  /** Path of the group of fields. */
  group: string;
  text: string;
  /** Letters and digits alone. */
  letters: string;
  /** For a text in which pages fill in a "{number}". */
  pattern: RegExp | undefined;
  isNumber: boolean;
  /** Whether the page is made from its file. */
  isOwn: boolean;
};

/** In letters: a shorter part of a text stands in others by chance. */
const telling = 12;

/**
 * Finds the field whose words a page shows. Of several, it is one of the files that the page is made
 * from, and there the one whose neighbours are near.
 */
export function findField(clicked: Clicked, files: Files = readFiles()): Place | undefined {
  const all = allWords(clicked, files);
  const groups = Map.groupBy(all, ({ group }) => group);
  const texts = clicked.texts.map(lettersOf);
  const nearness = (words: Words) =>
    (groups.get(words.group) ?? [])
      .filter((other) => other !== words && other.letters.length > 2)
      .flatMap(({ letters }) => texts.filter((text) => text.includes(letters))).length;
  const nearest = (found: Words[], text = "") =>
    found
      .map((words) => ({ words, near: nearness(words) + (words.text === text ? 0.5 : 0) }))
      // A number may stand anywhere, and so may what pages fill in.
      .filter(({ words, near }) => near >= 1 || !(words.isNumber || words.pattern))
      .sort((a, b) => Number(b.words.isOwn) - Number(a.words.isOwn) || b.near - a.near)[0]?.words;
  const found = clicked.texts.flatMap((text, i) => {
    const letters = texts[i];
    if (!letters) return [];
    const same = all.filter((words) => words.letters === letters || words.pattern?.test(letters));
    const around = all.filter(
      (words) => letters.length >= telling && words.letters.includes(letters),
    );
    return nearest(same, text) ?? nearest(around) ?? [];
  });
  const last = texts.at(-1) ?? "";
  const parts = all.filter(
    ({ letters, isNumber }) =>
      !isNumber &&
      letters.length > 3 &&
      letters.length >= last.length / 3 &&
      last.includes(letters),
  );
  return (found[0] ?? nearest(parts))?.place;
}

/** All words of the content: of the page's own files first, then of all others. */
function allWords({ page, isDrawn }: Clicked, files: Files): Words[] {
  const shown = listPages(loadTexts(files).data).find(({ path }) => path === page);
  const paths = Object.keys(files);
  const tokens = tokensOf(files);
  const own = filesOfPage(shown ?? notFoundPage, paths);
  const fields = [...new Set([...own, ...paths])].filter(schemaOf).flatMap((path) => {
    const { data, body } = readSource(`content/${path}`, files[path] ?? "");
    const leaves = leavesOf({ ...(data as object), ...(path === own[0] && { "~body": body }) });
    return leaves.flatMap(([field, value]) => {
      const address = `${editAddress(path)}#${field.join(".")}`;
      const group = [path, ...field.slice(0, -1)].join(".");
      const words = fieldWords({ address }, group, value, tokens, field);
      return words.map((each) => ({ ...each, isOwn: own.includes(path) }));
    });
  });
  return isDrawn ? [...fields, ...drawnWords(files, tokens)] : fields;
}

function drawnWords(files: Files, tokens: Tokens): Words[] {
  return loadTexts(files).data.scenes.words.flatMap(({ file, text }) =>
    fieldWords({ drawing: file }, file, text, tokens),
  );
}

/** A field's words; none in an address, or where it only quotes a fact, which has a field of its own. */
function fieldWords(
  place: Place,
  group: string,
  value: unknown,
  tokens: Tokens,
  field: Path = [],
): Words[] {
  const written = String(value);
  if (/^(\/\S*|\w+:\/\/.*|\{\{[^{}]*\}\}\s*)$/.test(written)) return [];
  const isNumber = typeof value === "number";
  const text = fillText(written, tokens, () => {});
  const parts = text.split(/\{\w+\}/).map(lettersOf);
  const pattern = parts.length > 1 ? new RegExp(`^${parts.join(".{1,12}")}$`) : undefined;
  const words = { place, group, text, letters: lettersOf(text), pattern, isNumber, isOwn: true };
  if (!isNumber || field.at(-1) !== "amount") return [words];
  const amount = dollars(value);
  return [words, { ...words, text: amount, letters: lettersOf(amount) }];
}

/** Letters and digits alone: a page has no marks of Markdown, and other dashes and spaces. */
function lettersOf(text: string): string {
  const withoutLinks = text.replace(/\]\([^)\]]*\)/g, "]");
  return withoutLinks.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
