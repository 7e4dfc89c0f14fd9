import type { Files } from "../../site/load/files.ts";
import { readSource } from "../../site/load/source.ts";
import { fillText, type Tokens } from "../../site/load/tokens.ts";
import { loadTexts } from "../../site/load-content.ts";
import { dollars } from "../../site/money.ts";
import { listPages } from "../../site/pages/list-pages.ts";
import { tokensOf } from "./choices.ts";
import { schemaOf } from "./content-files.ts";
import { body } from "./field-names.ts";
import { filesOfPage, notFoundPage } from "./files-of-page.ts";
import { editAddress } from "./names.ts";
import { leavesOf } from "./values.ts";

/** Where words are: in a field, or in a drawing, which has no form. */
export type Place = { address: string } | { drawing: string };

/** The words of a field or a drawing. */
export type Words = {
  place: Place;
  /** Path of the group of fields. */
  group: string;
  text: string;
  /** Letters and digits alone. */
  letters: string;
  /** For a text in which pages fill in a "{number}". */
  pattern?: RegExp | undefined;
  isNumber: boolean;
  /** Whether the page is made from its file. */
  isOwn: boolean;
};

/** The words of all fields: of the files that a page is made from first, then of all others. */
export function fieldWords(page: string, files: Files): Words[] {
  const shown = listPages(loadTexts(files).data).find(({ path }) => path === page);
  const paths = Object.keys(files);
  const tokens = tokensOf(files);
  const own = filesOfPage(shown ?? notFoundPage, paths);
  return [...new Set([...own, ...paths])].filter(schemaOf).flatMap((path) => {
    const { data, body: text } = readSource(`content/${path}`, files[path] ?? "");
    const fields = { ...(data as object), ...(path === own[0] && { [body]: text }) };
    return leavesOf(fields).flatMap(([field, value]): Words[] => {
      const place = { address: `${editAddress(path)}#${field.join(".")}` };
      const group = [path, ...field.slice(0, -1)].join(".");
      const words = { place, group, isOwn: own.includes(path) };
      if (typeof value === "number")
        return (field.at(-1) === "amount" ? [String(value), dollars(value)] : [String(value)]).map(
          (text) => ({ ...words, text, letters: lettersOf(text), isNumber: true }),
        );
      return textWords(String(value), tokens).map((found) => ({ ...words, ...found }));
    });
  });
}

/** The words of all drawings. */
export function drawnWords(files: Files): Words[] {
  const tokens = tokensOf(files);
  return loadTexts(files).data.scenes.words.flatMap(({ file, text }) =>
    textWords(text, tokens).map((words) => ({
      place: { drawing: file },
      group: file,
      isOwn: true,
      ...words,
    })),
  );
}

/** The words of a text; none in an address, or where it only quotes a fact, which has a field of its own. */
function textWords(written: string, tokens: Tokens) {
  if (/^(\/\S*|\w+:\/\/.*|\{\{[^{}]*\}\}\s*)$/.test(written)) return [];
  const text = fillText(written, tokens, () => {});
  const parts = text.split(/\{\w+\}/).map(lettersOf);
  const pattern = parts.length > 1 ? new RegExp(`^${parts.join(".{1,12}")}$`) : undefined;
  return [{ text, letters: lettersOf(text), pattern, isNumber: false }];
}

/** Letters and digits alone: a page has no marks of Markdown, and other dashes and spaces. */
export function lettersOf(text: string): string {
  const withoutLinks = text.replace(/\]\([^)\]]*\)/g, "]");
  return withoutLinks.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
