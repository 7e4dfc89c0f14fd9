import { countWords } from "../load/count-words.ts";
import type { Files } from "../load/files.ts";
import type { Problem } from "../load/problem.ts";
import { readSource } from "../load/source.ts";
import { misspeltWords } from "./misspelt-words.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";

/** A school year in the USA. */
const hardestGrade = 8;
/** In words: the grade of a shorter text says little. */
const shortestGraded = 100;
/** In words: a shorter sentence may stand in two files by chance. */
const longSentence = 10;

/**
 * Problems of the language of texts that are in order otherwise: misspelt words, a text that is hard
 * to read, a sentence that stands in two files. They stop no build.
 * @param path the one file to check; all without it
 */
export async function proseProblems(files: Files, path?: string): Promise<Problem[]> {
  const all = Object.keys(files).filter((file) => /\.(?:md|yaml)$/.test(file));
  const paths = path ? [path] : all;
  const sentences = new Map(
    all.map((file) => [file, sentencesOf(readSource(`content/${file}`, files[file] ?? ""))]),
  );
  return [
    ...paths.flatMap((file) => hardText(file, sentences.get(file) ?? [])),
    ...repeatedSentences(paths, sentences),
    ...(await misspeltWords(files, paths)),
  ];
}

function hardText(path: string, sentences: Sentence[]): Problem[] {
  const grade = gradeOf(sentences.map(({ text }) => text));
  if (grade <= hardestGrade) return [];
  const message = `reads like a text of grade ${grade.toFixed(1)}, at most ${hardestGrade}; use shorter sentences and words`;
  return [{ file: `content/${path}`, line: 1, field: "", message }];
}

/**
 * The school year in which a text can be read: the Automated Readability Index of Smith and Senter
 * (1967), 4.71 × characters a word + 0.5 × words a sentence - 21.43. 0 for a text too short for it.
 */
export function gradeOf(sentences: string[]): number {
  const text = sentences.join(" ");
  const words = countWords(text);
  if (words < shortestGraded) return 0;
  const characters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return 4.71 * (characters / words) + 0.5 * (words / sentences.length) - 21.43;
}

function repeatedSentences(paths: string[], sentences: Map<string, Sentence[]>): Problem[] {
  const filesOf = new Map<string, string[]>();
  for (const [file, own] of sentences)
    for (const { text } of own) filesOf.set(text, [...(filesOf.get(text) ?? []), file]);
  return paths.flatMap((path) =>
    (sentences.get(path) ?? []).flatMap(({ text, line, field }) => {
      const other = filesOf.get(text)?.find((file) => file !== path);
      if (!other || countWords(text) < longSentence) return [];
      const message = `"${text}" stands in ${other} too; say it once, or in other words`;
      return [{ file: `content/${path}`, line, field, message }];
    }),
  );
}
