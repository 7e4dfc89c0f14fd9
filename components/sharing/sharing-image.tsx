import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Page } from "@/content/load/list-pages";
import { Poster } from "./poster";
import { subjectOf } from "./subject";
import { svgText } from "./svg-text";
import { loadTypesetter } from "./typeface";

const loading = loadTypesetter();

/**
 * A page's sharing image as a PNG file.
 * @throws naming the content file, where its title has a letter that the font lacks
 */
export async function sharingImage(page: Page): Promise<Buffer<ArrayBuffer>> {
  const typeset = await loading;
  const svg = drawn(page, () =>
    svgText(<Poster {...subjectOf(page)} typeset={typeset} />, typeset),
  );
  // A palette would halve the file and take three times as long.
  const options = { compressionLevel: 6 };
  return kept([svg, JSON.stringify({ options, ...sharp.versions })], () =>
    sharp(Buffer.from(svg)).png(options).toBuffer(),
  );
}

/** From the last build's cache where nothing has changed: drawing takes 0.1 s each. */
async function kept(key: string[], make: () => Promise<Buffer>): Promise<Buffer<ArrayBuffer>> {
  const name = createHash("sha256").update(key.join()).digest("hex");
  const folder = join(process.cwd(), ".next/cache/sharing");
  const file = join(folder, `${name}.png`);
  const found = await readFile(file).catch(() => undefined);
  if (found) return found;
  const made = Buffer.from(await make());
  await mkdir(folder, { recursive: true });
  // Two workers never read half a file.
  await writeFile(`${file}.${process.pid}`, made);
  await rename(`${file}.${process.pid}`, file);
  return made;
}

function drawn(page: Page, draw: () => string): string {
  try {
    return draw();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${page.file} title: ${reason}`);
  }
}
