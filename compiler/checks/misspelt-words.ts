import { type CSpellSettings, spellCheckDocument } from "cspell-lib";
import { spellingSchema } from "../../content/schema/spelling.ts";
import type { Files } from "../load/files.ts";
import type { Problem } from "../load/problem.ts";
import { type FieldPath, lineAt, readSource } from "../load/source.ts";
import { walkStrings } from "./walk-strings.ts";

/** What a text holds besides words: facts, addresses, code, and what only the site's files need. */
const noWords = [
  /\{\{[^{}]*\}\}/g,
  /\]\([^)\]]*\)/g,
  /(?<![\w-])[\w-]+\.(?:com|ca|md|yaml|jpg)\b/g,
  // Mistyped ones too, "htps:/…": what an address leads to is checked elsewhere.
  /\w+:\/\S+|(?<!\S)[^\s@]+@\S+|(?<![^\s"'(])(?:www\.|[/@])\w\S*/g,
  /`[^`]*`/g,
  /^figures: \|\n(?: {2}.*\n)+/gm,
  /^ *(?:- )?(?:scene|to|from|path|id|file|icon|services?|pricing|hashtags|contactEndpoint): .*$/gm,
  /^ *(?:- )?[\w/-]+:/gm,
  /^ *# .*$/gm,
  // The Canadian words are checked by Canadian spelling.
  /\bca: [^}]*/g,
];

/**
 * Words that no dictionary of American English knows, nor `spelling.yaml`; of the words for Canada
 * ("regional" in site.yaml), those that no dictionary of British English knows.
 * @param paths the files to check
 */
export async function misspeltWords(files: Files, paths: string[]): Promise<Problem[]> {
  const spelling = readSource("content/spelling.yaml", files["spelling.yaml"] ?? "").data;
  const words = spellingSchema.safeParse(spelling).data?.words ?? [];
  const found = paths.map((path) => {
    const text = files[path] ?? "";
    const inCanada = path === "site.yaml" ? canadian(path, text, words) : [];
    return Promise.all([misspeltIn(path, text, text, "en-US", words), ...inCanada]);
  });
  return (await Promise.all(found)).flat(2);
}

function canadian(path: string, text: string, words: string[]): Promise<Problem[]>[] {
  return [...text.matchAll(/\bca: ([^}]*)/g)].map(({ index, 1: word = "" }) => {
    const above = "\n".repeat(lineAt(text, index) - 1);
    return misspeltIn(path, text, above + word, "en-GB", words);
  });
}

/** @param part what is checked of the file's text, at the lines that it has there */
async function misspeltIn(
  path: string,
  whole: string,
  part: string,
  language: string,
  words: string[],
): Promise<Problem[]> {
  const file = `content/${path}`;
  const settings: CSpellSettings = {
    language,
    words,
    ignoreRegExpList: noWords,
    maxNumberOfProblems: 1000,
  };
  const document = { uri: `file:///${file}`, text: part, languageId: "markdown" };
  const options = { noConfigSearch: true, generateSuggestions: true, numSuggestions: 3 };
  const { issues } = await spellCheckDocument(document, options, settings);
  return issues.map(({ text: word, offset, suggestions = [] }) => {
    const meant = suggestions.length > 0 ? `; did you mean "${suggestions.join('", "')}"?` : ".";
    const message = `"${word}" is in no dictionary${meant} If it is right, add it to Words in spelling.yaml`;
    const line = lineAt(part, offset);
    return { file, line, field: fieldAt(file, whole, line, word), message };
  });
}

/** The field whose text has a word at a line; "" for the text of a Markdown file. */
function fieldAt(file: string, text: string, line: number, word: string): string {
  const { data, body, bodyLine, lineOf } = readSource(file, text);
  if (body && line >= bodyLine) return "";
  let [field, lineOfField]: [FieldPath, number] = [[], 0];
  walkStrings(data, [], (value, path) => {
    const at = lineOf(path);
    if (value.includes(word) && at <= line && at >= lineOfField) [field, lineOfField] = [path, at];
  });
  return field.map(String).join(".");
}
