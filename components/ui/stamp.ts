/** The mark of a rubber stamp: a double ring, turned a little, around words. */
export const stampLook =
  "display grid place-items-center -rotate-8 rounded-full border-double text-center leading-[1.2] whitespace-pre";

/** Words for a stamp, each on a line of its own. */
export function wordByLine(text: string): string {
  return text.replaceAll(" ", "\n");
}
