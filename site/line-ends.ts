const lineEnds = /\r\n|[\r\v\f\x85\u2028\u2029]/g;

/** A text whose lines end with line feeds. Word and Google Docs end some with U+000B and U+2028. */
export function withLineFeeds(text: string): string {
  return text.replace(lineEnds, "\n");
}
