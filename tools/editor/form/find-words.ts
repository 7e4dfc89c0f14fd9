/**
 * Where words stand in a text, whatever marks are between them; where they begin, if the text goes
 * on otherwise, as with a price that pages fill in.
 */
export function findWords(words: string, text: string): [from: number, to: number] | undefined {
  const all = words.match(/[\p{L}\p{N}]+/gu) ?? [];
  for (let count = all.length; count >= Math.min(all.length, 2) && count > 0; count--) {
    const pattern = new RegExp(all.slice(0, count).join("[^\\p{L}\\p{N}]+"), "iu");
    const match = pattern.exec(text);
    if (match) return [match.index, match.index + match[0].length];
  }
  return undefined;
}
