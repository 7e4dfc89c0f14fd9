import { codeOf } from "../characters.ts";

/**
 * The characters that the faces of the pictures have (components/pictures/typeface.ts), hexadecimal:
 * Latin letters, also those of Vietnamese, Cyrillic ones and signs. A test compares the two.
 */
const ranges = `
  20-7e a0-ac ae-17f 18f 192 19d 1a0-1a1 1af-1b0 1c4-1dc 1e6-1e7 1ea-1eb 1fa-21b 22a-22d 230-233
  237 259 272 2b9-2ba 2bc 2c6-2c7 2c9 2da 2dc-2dd 300-301 303-304 308-309 323 401 404 406-407
  40e 410-44f 451 454 456-457 45e 490-491 4aa-4ab 4d0-4d1 4d6-4d7 4f2-4f3 1e0c-1e0d 1e24-1e25
  1e62-1e63 1e6c-1e6d 1e80-1e85 1e92-1e93 1e9e 1ea0-1ef9 2009 2013-2014 2018-201a 201c-201e
  2020 2022 2026 2032-2033 2039-203a 2044 20a1 20a3-20a4 20a6-20a7 20a9 20ab-20ad 20b1-20b2
  20b4-20b5 20b9-20ba 20bc-20bd 2113 2116 2122 2191 2193 2212 2215 a78b-a78c
`;

const isDrawn = new RegExp(
  `^[${ranges
    .trim()
    .replace(/[0-9a-f]+/g, "\\u{$&}")
    .replace(/\s+/g, "")}]$`,
  "u",
);

/** The problem of a text that stands in a picture: a character that the pictures' faces lack. */
export function undrawable(text: string): string | undefined {
  const sign = [...text.normalize("NFC")].find((sign) => !isDrawn.test(sign));
  if (sign === undefined) return undefined;
  const shown = /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) ? `"${sign}" (${codeOf(sign)})` : codeOf(sign);
  return `has ${shown}, which the font of the pictures lacks; it has Latin and Cyrillic letters and no emoji, so write it another way`;
}
