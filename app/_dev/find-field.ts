import { type Data, type Entry, entriesOf } from "../../site/load/collections";
import { plainText } from "../../site/load/markdown";
import { type FieldPath, textsIn } from "../../site/load/walk";

export type Found = { file: string; path: FieldPath };

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
  for (const each of words.map(plain).filter(Boolean)) {
    const found =
      texts.find((text) => text.words === each) ??
      // A long text has the words of one of its paragraphs.
      texts.find((text) => each.length > 15 && text.words.includes(each));
    if (found) return { file: found.file, path: found.path };
  }
  return undefined;
}

/** The texts of an entry as they are read on a page, and its drawings as "drawing:coupon". */
function textsOf({ file, prose, ...fields }: Entry): (Found & { words: string })[] {
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
