import { readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

/**
 * `npm run fonts`: cuts the site's faces out of the variable fonts. Each has one point of the axes
 * and the characters that its role needs, without alternate glyphs. A page uses four of them, and
 * the fifth where it shows prices, together at most 24 KB. Another character falls back to the
 * system's font: add it here if texts begin to use it.
 */
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ";
const heading = `${letters}!$%&'()+,-./:;?–—’“”é`;
const text = `${heading}"@©·`;
const receipt = `${letters}$%&'()+,-./:?©–·×−`;
const price = "$0123456789.,%+Fre ";

const archivo = "archivo/files/archivo-latin-standard-normal.woff2";
const martian = "martian-mono/files/martian-mono-latin-wght-normal.woff2";
/** Tables of alternate glyphs, of axes and of hints, which no face of ours needs. */
const unused = ["GSUB", "STAT", "prep", "gasp"];

type Cut = {
  name: string;
  from: string;
  characters: string;
  axes: Record<string, number>;
  /** Kerning, which shows in large type. */
  kerning?: boolean;
};

const cuts: Cut[] = [
  { name: "body", from: archivo, characters: text, axes: { wdth: 100, wght: 420 } },
  { name: "body-bold", from: archivo, characters: text, axes: { wdth: 100, wght: 650 } },
  {
    name: "display",
    from: archivo,
    characters: heading,
    axes: { wdth: 118, wght: 800 },
    kerning: true,
  },
  { name: "price", from: archivo, characters: price, axes: { wdth: 68, wght: 900 } },
  { name: "mono", from: martian, characters: receipt, axes: { wght: 500 } },
];

for (const { name, from, characters, axes, kerning } of cuts) {
  const font = await readFile(`node_modules/@fontsource-variable/${from}`);
  const options = {
    targetFormat: "woff2",
    variationAxes: axes,
    noLayoutClosure: true,
    dropTables: kerning ? unused : [...unused, "GPOS"],
  } as const;
  const cut = await subset(font, characters, options);
  await writeFile(`app/_fonts/${name}.woff2`, cut);
  console.log(`${name}.woff2 ${(cut.length / 1000).toFixed(1)} KB`);
}
