import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { heaviestImage } from "./load/check-images.ts";

/** `npm run shrink picture.jpg`: makes a picture light enough for the site, in its place. */
const widths = [1600, 1200, 960, 640];

const [file = ""] = process.argv.slice(2);
try {
  const before = readFileSync(file);
  const after = await shrunk(before);
  if (!after)
    fail(`${file} stays too heavy even at ${widths.at(-1)} pixels; take another picture.`);
  else {
    writeFileSync(file, after);
    console.log(`${file}: ${kilobytes(before)} before, ${kilobytes(after)} now.`);
  }
} catch (error) {
  fail(
    file
      ? `${file} cannot be read as a picture (${error instanceof Error ? error.message : error}).`
      : "Write: npm run shrink picture.jpg",
  );
}

/** The widest version below the limit; undefined where none is. */
async function shrunk(picture: Buffer): Promise<Buffer | undefined> {
  const { format } = await sharp(picture).metadata();
  if (format !== "jpeg" && format !== "png") throw new Error("only JPEG and PNG are taken");
  for (const width of widths) {
    const smaller = sharp(picture).rotate().resize({ width, withoutEnlargement: true });
    const bytes = await (format === "png"
      ? smaller.png({ palette: true, effort: 10 })
      : smaller.jpeg({ quality: 78, mozjpeg: true })
    ).toBuffer();
    if (bytes.length <= heaviestImage) return bytes;
  }
  return undefined;
}

function kilobytes({ length }: Buffer): string {
  return `${Math.ceil(length / 1000)} KB`;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
