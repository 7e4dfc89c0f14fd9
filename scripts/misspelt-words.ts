import { type CSpellSettings, spellCheckDocument } from "cspell-lib";
import type { Files } from "../compiler/load/files.ts";
import type { Problem } from "../compiler/load/problem.ts";
import { lineAt, readSource } from "../compiler/load/source.ts";
import { type Spelling, spellingSchema } from "../content/schema/spelling.ts";

/** What a text holds besides words: facts, addresses, code, and what only the site's files need. */
const noWords = [
  /\{\{[^}]*\}\}/g,
  /\]\([^)]*\)/g,
  /\b[\w-]+\.(?:com|ca|md|yaml|jpg)\b/g,
  /https?:\S+|\S+@\S+/g,
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
 */
export async function misspeltWords(files: Files): Promise<Problem[]> {
  const texts = Object.entries(files).filter(([path]) => /\.(?:md|yaml)$/.test(path));
  const { words } = spellingSchema.parse(readSource("", files["spelling.yaml"] ?? "").data);
  const found = texts.map(([path, text]) => misspeltIn(`content/${path}`, text, "en-US", words));
  return (await Promise.all([...found, ...canadian(files, words)])).flat();
}

function canadian(files: Files, words: Spelling["words"]): Promise<Problem[]>[] {
  const text = files["site.yaml"] ?? "";
  const found = [...text.matchAll(/\bca: ([^}]*)/g)].map(({ index, 1: word = "" }) => {
    const above = "\n".repeat(lineAt(text, index) - 1);
    return misspeltIn("content/site.yaml", above + word, "en-GB", words);
  });
  return found;
}

async function misspeltIn(
  file: string,
  text: string,
  language: string,
  words: Spelling["words"],
): Promise<Problem[]> {
  const settings: CSpellSettings = {
    language,
    words: words ?? [],
    ignoreRegExpList: noWords,
    maxNumberOfProblems: 1000,
  };
  const document = { uri: `file:///${file}`, text, languageId: "markdown" };
  const options = { noConfigSearch: true, generateSuggestions: true, numSuggestions: 3 };
  const { issues } = await spellCheckDocument(document, options, settings);
  return issues.map(({ text: word, offset, suggestions = [] }) => {
    const meant = suggestions.length > 0 ? `; did you mean "${suggestions.join('", "')}"?` : "";
    const message = `"${word}" is in no dictionary${meant} If it is right, add it to Words in spelling.yaml`;
    return { file, line: lineAt(text, offset), field: "", message };
  });
}
