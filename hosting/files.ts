import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Every file below a folder, relative to it, with "/" on every system, in order. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/**
 * How files of an export are read and written to be changed: a byte is a character. What is looked
 * for in them is ASCII; and a text with one dash or quotation mark would else take twice its room,
 * which the system has to clear for each of its copies.
 */
export const byteWise = "latin1";

/** Files of a folder, read byteWise, by their address in it: "/about.html". */
export async function readTexts(
  folder: string,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const texts = addresses.map(
    async (address) => [address, await readFile(join(folder, address), byteWise)] as const,
  );
  return new Map(await Promise.all(texts));
}

/** What a file is named by that browsers keep for good; its text is byteWise. */
export function contentHash(text: string): string {
  return createHash("sha256").update(text, byteWise).digest("hex").slice(0, 16);
}
