import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { colored, hexOf, sheetOfDrawings } from "../components/brand/colors.ts";

/**
 * `npm run icons`: makes the other icons of `public/` from its favicon.svg. Gives the drawings'
 * style sheet the colors of tailwind.config.ts.
 */
writeFileSync(sheetOfDrawings, colored(readFileSync(sheetOfDrawings, "utf8")));

const ground = hexOf("mint");
const drawing = readFileSync("public/favicon.svg", "utf8");

async function png(size: number, part: number, ground: string): Promise<Buffer> {
  const [x, y, side] = [16 - 20 / part, 20 - 20 / part, 40 / part];
  const box = `viewBox="${x} ${y} ${side} ${side}" width="${size}" height="${size}"`;
  const floor = `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${ground}"/>`;
  const icon = drawing.replace(/viewBox="[^"]*"/, box).replace("<path", `${floor}<path`);
  return sharp(Buffer.from(icon)).png({ palette: true, colors: 32, dither: 0 }).toBuffer();
}

const small = await png(32, 1, "none");
// The directory of an .ico file of one PNG file: 32 × 32 pixels, 32 bits, its length, its place.
const directory = Buffer.from("00000100010020200000010020000000000016000000", "hex");
directory.writeUInt32LE(small.length, 14);
writeFileSync("public/favicon.ico", Buffer.concat([directory, small]));
writeFileSync("public/apple-touch-icon.png", await png(180, 0.72, ground));
writeFileSync("public/icons/192.png", await png(192, 0.78, ground));
writeFileSync("public/icons/512.png", await png(512, 0.78, ground));
writeFileSync("public/icons/maskable-512.png", await png(512, 0.58, ground));
