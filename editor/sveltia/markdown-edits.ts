/** What comes in place of a selection, and what of it is selected then. */
export type Edit = (selected: string) => { text: string; select: [start: number, end: number] };

/** Words between two signs; words of our own where none are selected. */
const around =
  (before: string, after: string, words: string): Edit =>
  (selected) => {
    const text = selected || words;
    const start = before.length;
    return { text: before + text + after, select: [start, start + text.length] };
  };

export const strong = around("**", "**", "bold words");
export const heading = around("## ", "", "Heading");

/** A link, whose address is selected to be typed. */
export const link: Edit = (selected) => {
  const words = selected || "words";
  const start = words.length + 3;
  return { text: `[${words}](/)`, select: [start, start + 1] };
};

/** Each line of the selection as an entry of a list. */
export const list: Edit = (selected) => {
  const lines = (selected || "First entry").split("\n");
  const text = lines.map((line) => `- ${line.replace(/^[-*•] ?/, "")}`).join("\n");
  return { text, select: [2, text.length] };
};

/** A picture, whose words are selected to be typed. */
export function picture(address: string, selected: string): ReturnType<Edit> {
  const words = selected || "What the picture shows";
  return { text: `![${words}](${address})`, select: [2, 2 + words.length] };
}
