import tokens, { light } from "../../tailwind.config.ts";

const { colors } = tokens.theme;

/** A color token's value in the light scheme, as pictures need it: "#f8fcfa". */
export function hexOf(name: string): string {
  const token = colors[name as keyof typeof colors];
  if (!token) throw new Error(`tailwind.config.ts has no color "${name}"`);
  const property = /^var\((--.*)\)$/.exec(token)?.[1];
  return hex(property ? light[property as keyof typeof light] : token);
}

/**
 * "oklch(.24 .042 195)" → "#052323", by the matrices of CSS Color 4, section 10.
 * @throws on any other notation, and on transparency
 */
export function hex(color: string): string {
  const [, l, c, h] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color)?.map(Number) ?? [];
  if (l === undefined || c === undefined || h === undefined)
    throw new Error(`"${color}" is not like "oklch(.24 .042 195)"`);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${linear.map(channel).join("")}`;
}

function channel(linear: number): string {
  const value = Math.min(1, Math.max(0, linear));
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}

/** Shows the drawings in their colors where they lie, for browsers and drawing programs. */
export const sheetOfDrawings = "content/drawings/drawings.css";

/** The sheet with the colors of tailwind.config.ts in its rules, ".fill-coral { fill: #ff8162; }". */
export function colored(sheet: string): string {
  return sheet.replace(
    /(\.(?:fill|stroke)-([a-z]+) \{\s+(?:fill|stroke): )#[0-9a-f]{6}/g,
    (_, rule: string, name: string) => rule + hexOf(name),
  );
}
