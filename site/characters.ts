/** "U+0007" */
export function codeOf(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${code.padStart(4, "0")}`;
}

/** The decoded part of an address, or the part itself if its encoding is malformed ("%E0%A4"). */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
