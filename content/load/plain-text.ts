const picture = /!\[([^\]]*)\]\(([^)\s]*)[^)]*\)(\s*)/g;
const link = /\[((?:[^[\]]|\[[^[\]]*\])*)\]\(([^)\s]*)\)/g;

/** A Markdown text with another address for each picture; one that gets none is left out. */
export function withPictures(
  text: string,
  addressOf: (target: string) => string | undefined,
): string {
  return text.replace(picture, (_, words, target, space) => {
    const address = addressOf(target);
    return address ? `![${words}](${address})${space}` : "";
  });
}

/** A Markdown text with another address for each link. */
export function withLinks(text: string, addressOf: (to: string) => string): string {
  return text.replace(link, (_, words, to) => `[${words}](${addressOf(to)})`);
}

/** The words of a Markdown text as they are read on the page, in one line. */
export function plainText(text: string): string {
  return withPictures(text, () => undefined)
    .replace(link, "$1")
    .replace(/^(?:#{1,6} |- |\d+\. |> )/gm, "")
    .replace(/\*\*([^*]+)\*\*/g, "$1")
    .replace(/(?<!\w)_([^_]+)_(?!\w)/g, "$1")
    .replace(/(?<!\w)\*([^*\s][^*]*)\*/g, "$1")
    .replace(/`([^`]+)`/g, "$1")
    .replace(/^\|?[\s|:-]+\|?$/gm, "")
    .replace(/\s*\|\s*/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** How many words a text has. */
export function countWords(text: string): number {
  return plainText(text).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
