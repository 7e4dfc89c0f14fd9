import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const textFiles = new Set([
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

/** Whether a file is one that compression makes smaller. */
export const isText = (file: string) => textFiles.has(extname(file));

/** Below this a file fits into one packet, compressed or not. */
const smallest = 1024;

/**
 * Brotli's best takes 0.4 s for all that a post brings. What networks take on the fly, quality 4,
 * takes a hundredth of that and a fifth more bytes: it is for sites of hundreds of posts. So is
 * gzip's fastest, which is for those alone who cannot read brotli.
 */
const manyTexts = 1000;
type Levels = { brotli: number; gzip: number };
export const levelsFor = (texts: number): Levels =>
  texts > manyTexts
    ? { brotli: 4, gzip: constants.Z_BEST_SPEED }
    : { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

/** The smallest window, as a power of two, that holds a text. */
const windowFor = ({ length }: Buffer) =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

type Options = { folder: string; files: string[]; levels: Levels };

/**
 * Puts a .br and a .gz file beside texts of a folder, for servers that send files as they lie
 * there. Many payloads are the same: each content is compressed once.
 */
export function compressFiles({ folder, files, levels }: Options): void {
  const done = new Map<string, [ending: string, bytes: Buffer][]>();
  for (const file of files) {
    const text = readFileSync(join(folder, file));
    if (text.length < smallest) continue;
    const key = createHash("sha256").update(text).digest("hex");
    const results = done.get(key) ?? compressed(text, levels);
    done.set(key, results);
    for (const [ending, bytes] of results) writeFileSync(join(folder, file + ending), bytes);
  }
}

function compressed(text: Buffer, levels: Levels): [ending: string, bytes: Buffer][] {
  const br = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      // No larger than the text: the default's 4 MB take as long as the work itself.
      [constants.BROTLI_PARAM_LGWIN]: windowFor(text),
    },
  });
  const gz = gzipSync(text, { level: levels.gzip });
  const all: [string, Buffer][] = [
    [".br", br],
    [".gz", gz],
  ];
  return all.filter(([, bytes]) => bytes.length < text.length);
}
