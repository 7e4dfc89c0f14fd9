import { readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

/**
 * `npm run fonts`: cuts the site's faces out of the variable fonts, each to one point of the
 * axes and to the characters that its role needs, without alternate glyphs. The five cuts
 * together weigh half of what one variable font does. Another character falls back to the
 * system's font: add it here if texts begin to use it.
 */
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const text = `${ascii}©®™–—‘’“”…·×⌘éÉèàçñüö`;
const heading = `${ascii.replace(/[<>^`{|}~\\[\]_@=*#"]/g, "")}–—‘’“”…éÉèàçñüö`;
const receipt = `${ascii}©–’“”…·→`;
const price = "$0123456789.,Fre ";

const archivo = "archivo/files/archivo-latin-standard-normal.woff2";
const martian = "martian-mono/files/martian-mono-latin-wght-normal.woff2";
/** Substitutions are for alternates, which the cuts leave out; prices keep their tabular figures. */
const plain = { noLayoutClosure: true, dropTables: ["GSUB"] };

type Cut = {
  name: string;
  from: string;
  characters: string;
  axes: Record<string, number>;
  options?: typeof plain;
};

const cuts: Cut[] = [
  { name: "body", from: archivo, characters: text, axes: { wdth: 100, wght: 420 }, options: plain },
  {
    name: "body-bold",
    from: archivo,
    characters: text,
    axes: { wdth: 100, wght: 650 },
    options: plain,
  },
  {
    name: "display",
    from: archivo,
    characters: heading,
    axes: { wdth: 118, wght: 800 },
    options: plain,
  },
  { name: "price", from: archivo, characters: price, axes: { wdth: 68, wght: 900 } },
  { name: "mono", from: martian, characters: receipt, axes: { wght: 500 }, options: plain },
];

for (const { name, from, characters, axes, options } of cuts) {
  const font = await readFile(`node_modules/@fontsource-variable/${from}`);
  const cut = await subset(font, characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    ...options,
  });
  await writeFile(`app/_fonts/${name}.woff2`, cut);
  console.log(`${name}.woff2 ${(cut.length / 1000).toFixed(1)} KB`);
}
