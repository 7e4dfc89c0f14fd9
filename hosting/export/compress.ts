import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const textEndings = new Set([
  ".html",
  ".txt",
  ".js",
  ".css",
  ".svg",
  ".json",
  ".xml",
  ".webmanifest",
  ".md",
  ".atom",
  ".rss",
]);

/** Below this a file fits into one packet, compressed or not. In bytes. */
const smallest = 1024;

/** Files read at the same time; zlib compresses four of them at once. */
const batch = 32;

/** The best level, 11, takes 40 times as long and saves 6 %. */
const brotliLevel = 9;

/**
 * Puts a .br and a .gz file beside texts of a folder, for servers that send files as they lie
 * there (nginx); Cloudflare and Netlify compress by themselves.
 * @param files all files, relative to the folder; those that compression does not help are left
 */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  const texts = files.filter((file) => textEndings.has(extname(file)));
  for (let first = 0; first < texts.length; first += batch)
    await Promise.all(
      texts.slice(first, first + batch).map((file) => compressFile(join(folder, file))),
    );
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const results = {
    ".br": await promisify(brotliCompress)(text, { params }),
    ".gz": await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, bytes] of Object.entries(results))
    if (bytes.length < text.length) await writeFile(path + ending, bytes);
}
