import { type Data, type Entry, entriesOf } from "../../site/load/collections";
import { plainText } from "../../site/load/markdown";
import { type FieldPath, textsIn } from "../../site/load/walk";

export type Found = { file: string; path: FieldPath };
type Text = Found & { words: string };

/**
 * The field whose text stands on a page.
 * @param words of the page, the nearest to the press first
 * @param file of the page's form, which counts before others
 * @param section of that file, which counts first: ["sections", 3]
 */
export function findField(
  words: string[],
  data: Data,
  file: string,
  section: FieldPath,
): Found | undefined {
  const isIn = (path: FieldPath) => section.every((step, index) => path[index] === step);
  const rank = (text: Found) => (text.file !== file ? 2 : isIn(text.path) ? 0 : 1);
  const texts = entriesOf(data)
    .flatMap(textsOf)
    .toSorted((a, b) => rank(a) - rank(b));
  const pressed = words.map(plain).filter(Boolean);
  for (const each of pressed) {
    const same = texts.filter((text) => text.words === each);
    const best = same.filter((text) => rank(text) === Math.min(...same.map(rank)));
    const found =
      besideOthers(best, texts, pressed) ??
      // A long text has the words of one of its paragraphs.
      texts.find((text) => each.length > 15 && text.words.includes(each));
    if (found) return { file: found.file, path: found.path };
  }
  return undefined;
}

/** Finds the text nearest to the other words, of those with the same words, such as "per flyer" of each plan. */
function besideOthers(same: Text[], texts: Text[], pressed: string[]): Text | undefined {
  const [nearest] = pressed.reduce((left, words) => {
    const others = texts.filter((text) => text.words === words);
    if (left.length === 1 || words === left[0]?.words) return left;
    const nearness = left.map((text) => Math.max(0, ...others.map((each) => shared(text, each))));
    return left.filter((_, index) => nearness[index] === Math.max(...nearness));
  }, same);
  return nearest;
}

/** How many steps from its file on two texts share. */
function shared(text: Text, other: Text): number {
  if (text.file !== other.file) return 0;
  const apart = text.path.findIndex((step, index) => step !== other.path[index]);
  return 1 + (apart === -1 ? text.path.length : apart);
}

/** The texts of an entry as they are read on a page, and its drawings as "drawing:coupon". */
function textsOf({ file, prose, ...fields }: Entry): Text[] {
  const texts: [string, FieldPath][] = [...textsIn(fields), [prose.text, ["body"]]];
  return texts.flatMap(([text, path]) => {
    if (path.at(-1) === "drawing") return { file, path, words: `drawing:${text}` };
    // Names of choices and addresses are not read on a page.
    if (/^[a-z0-9@/#.:-]*$/.test(text)) return [];
    return { file, path, words: plain(/[*_`#|[\]>\\]/.test(text) ? plainText(text) : text) };
  });
}

/** Words without what only sets them: invisible characters, spaces and letter case. */
function plain(text: string): string {
  return text
    .replace(/[\u00AD\u2060\u200B-\u200D]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
