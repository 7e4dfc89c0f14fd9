import { readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

/**
 * `npm run fonts`: cuts the site's faces out of the variable fonts, each to one point of the
 * axes and to the characters that the site's language uses. One cut per role is about a third
 * of what the variable font weighs for the same characters.
 */
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const text = `${ascii}©®™–—‘’“”…·•×−→←↑⌘éÉèàçñüö`;
const prices = "$0123456789.,Fre ";

const archivo = "archivo/files/archivo-latin-standard-normal.woff2";
const martian = "martian-mono/files/martian-mono-latin-wght-normal.woff2";

type Cut = { name: string; from: string; characters: string; axes: Record<string, number> };

const cuts: Cut[] = [
  { name: "body", from: archivo, characters: text, axes: { wdth: 100, wght: 420 } },
  { name: "body-bold", from: archivo, characters: text, axes: { wdth: 100, wght: 650 } },
  { name: "display", from: archivo, characters: text, axes: { wdth: 118, wght: 800 } },
  { name: "price", from: archivo, characters: prices, axes: { wdth: 68, wght: 900 } },
  { name: "mono", from: martian, characters: `${ascii}©–—‘’“”…·→`, axes: { wght: 500 } },
];

for (const { name, from, characters, axes } of cuts) {
  const font = await readFile(`node_modules/@fontsource-variable/${from}`);
  const cut = await subset(font, characters, { targetFormat: "woff2", variationAxes: axes });
  await writeFile(`app/_fonts/${name}.woff2`, cut);
  console.log(`${name}.woff2 ${(cut.length / 1000).toFixed(1)} KB`);
}
