import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles, withEach } from "./files.ts";

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

/** Below this a file fits into one packet, compressed or not. */
const smallest = 1024;

/**
 * Brotli's best takes 0.4 s for all that a post brings. Quality 6 takes a fortieth of that and a
 * tenth more bytes: it is for sites of hundreds of posts.
 */
const manyTexts = 1000;
const qualityFor = (texts: number) => (texts > manyTexts ? 6 : constants.BROTLI_MAX_QUALITY);

/** The smallest window, as a power of two, that holds a text. */
const windowFor = ({ length }: Buffer) =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

const methods = {
  ".br": (text: Buffer, quality: number) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        // No larger than the text: the default's 4 MB take as long as the work itself.
        [constants.BROTLI_PARAM_LGWIN]: windowFor(text),
      },
    }),
  ".gz": (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Puts a .br and a .gz file beside each text of a folder, for servers that send files as they
 * lie there. Many payloads are the same: each content is compressed once.
 */
export async function compressTexts(folder: string): Promise<void> {
  const files = await listFiles(folder);
  const texts = files.filter((file) => textFiles.has(extname(file)));
  const quality = qualityFor(texts.length);
  const done = new Map<string, Promise<[string, Buffer][]>>();
  await withEach(texts, async (file) => {
    const text = await readFile(join(folder, file));
    if (text.length < smallest) return;
    const key = createHash("sha256").update(text).digest("hex");
    const results = done.get(key) ?? compressed(text, quality);
    done.set(key, results);
    for (const [ending, bytes] of await results)
      await writeFile(join(folder, file + ending), bytes);
  });
}

async function compressed(text: Buffer, quality: number): Promise<[string, Buffer][]> {
  const results: [string, Buffer][] = [];
  for (const [ending, method] of Object.entries(methods))
    results.push([ending, await method(text, quality)]);
  return results.filter(([, bytes]) => bytes.length < text.length);
}
