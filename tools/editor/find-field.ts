import { type Files, readFiles } from "../../site/load/files.ts";
import { drawnWords, fieldWords, lettersOf, type Place, type Words } from "./content-words.ts";

/** What was clicked on a page. */
type Clicked = {
  page: string;
  /** Its words, and those around it: the first that a field has are taken. The last are the fewest. */
  texts: string[];
  /** Whether they are letters of a drawing. */
  isDrawn: boolean;
};

/** In letters: a shorter part of a text stands in others by chance. */
const telling = 12;

/**
 * Finds the field whose words a page shows. Of several, it is one of the files that the page is made
 * from, and there the one whose neighbours are near.
 */
export function findField(
  { page, texts, isDrawn }: Clicked,
  files: Files = readFiles(),
): Place | undefined {
  const all = [...fieldWords(page, files), ...(isDrawn ? drawnWords(files) : [])];
  const groups = Map.groupBy(all, ({ group }) => group);
  const clicked = texts.map(lettersOf);
  const nearest = (found: Words[], text = "") => nearestOf(found, groups, clicked, text);
  for (const [i, text] of texts.entries()) {
    const letters = clicked[i] ?? "";
    if (!letters) continue;
    const same = all.filter((words) => words.letters === letters || words.pattern?.test(letters));
    const isTelling = letters.length >= telling;
    const around = isTelling ? all.filter((words) => words.letters.includes(letters)) : [];
    const found = nearest(same, text) ?? nearest(around);
    if (found) return found.place;
  }
  const last = clicked.at(-1) ?? "";
  const isPart = ({ letters, isNumber }: Words) =>
    !isNumber && letters.length >= Math.max(4, last.length / 3) && last.includes(letters);
  return nearest(all.filter(isPart))?.place;
}

/** Of words that were found, those of the page's own files with the most neighbours in what was clicked. */
function nearestOf(
  found: Words[],
  groups: Map<string, Words[]>,
  clicked: string[],
  text: string,
): Words | undefined {
  const neighboursOf = (words: Words) =>
    (groups.get(words.group) ?? [])
      .filter((other) => other !== words && other.letters.length > 2)
      .flatMap(({ letters }) => clicked.filter((each) => each.includes(letters))).length;
  return (
    found
      .map((words) => ({ words, near: neighboursOf(words) + (words.text === text ? 0.5 : 0) }))
      // A number may stand anywhere, and so may what pages fill in.
      .filter(({ words, near }) => near >= 1 || !(words.isNumber || words.pattern))
      .sort((a, b) => Number(b.words.isOwn) - Number(a.words.isOwn) || b.near - a.near)[0]?.words
  );
}
