import { isBlock, isSilent } from "./page.ts";

/**
 * Where a page's text runs together for who reads it without its styles: search engines, answer
 * engines, a copy as plain text. Blocks are apart by themselves. Two pieces of text with an inline
 * element's edge between them need a blank, unless a sign holds them together, as in "$" + "75",
 * "75" + ".00" and "(" + "here" + ")".
 * @returns the two pieces' ends: "14:30 PM" is said as "1|4:30 PM"
 */
export function runTogether(within: Node): string[] {
  const found: string[] = [];
  /** The text before an inline edge; undefined behind a block's. */
  let before: string | undefined;
  let hasEdge = false;
  const read = (node: Node): void => {
    if (node.nodeType === 3) {
      const text = node.textContent ?? "";
      if (text === "") return;
      if (
        hasEdge &&
        before !== undefined &&
        /[^\s($“‘]$/.test(before) &&
        /^[^\s.,;:!?)%”’]/.test(text)
      )
        found.push(`${before.slice(-20)}|${text.slice(0, 20)}`);
      before = text;
      hasEdge = false;
      return;
    }
    const name = node.nodeName.toLowerCase();
    // Code is written without blanks between its coloured words.
    if (node.nodeType !== 1 || isSilent(name) || name === "pre") return;
    const edge = () => {
      hasEdge = true;
      if (isBlock(name)) before = undefined;
    };
    edge();
    for (const child of node.childNodes) read(child);
    edge();
  };
  read(within);
  return found;
}
