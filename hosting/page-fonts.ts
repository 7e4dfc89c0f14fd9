import postcss from "postcss";
import { classesIn, classesOf } from "./class-names.ts";

const preload = /<link rel="preload"[^>]* as="font"[^>]*>/g;

/**
 * Asks for a page's fonts together with the page itself, and for no others. They are
 * `font-display: optional`: text that has been painted does not change its face any more, so a
 * font that comes late is for the next page, and nothing ever moves.
 * @param css the style sheets, with absolute addresses
 * @returns a function that puts the links into a page, before its styles
 */
export function fontPreloader(css: string): (html: string) => string {
  const links = new Map<string, string>();
  /** The families that rules name, with those rules' classes. */
  const uses: { family: string; classes: string[] }[] = [];
  const root = postcss.parse(css);
  root.walkAtRules("font-face", (face) => {
    const [, family = ""] = /font-family:\s*"?([^";}]+)/.exec(face.toString()) ?? [];
    const [, address] = /url\("?([^")]+\.woff2)"?\)/.exec(face.toString()) ?? [];
    const link = `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2"/>`;
    if (address) links.set(family, (links.get(family) ?? "") + link);
  });
  root.walkDecls(/^font(-family)?$/, ({ value, parent }) => {
    const [, family] = /var\(--font-([\w-]+)/.exec(value) ?? [];
    if (family && parent?.type === "rule")
      uses.push({ family, classes: classesOf((parent as postcss.Rule).selector) });
  });
  return (html) => {
    const used = new Set(classesIn(html));
    const families = uses
      .filter(({ classes }) => classes.length === 0 || classes.some((name) => used.has(name)))
      .map(({ family }) => family);
    const own = [...links].filter(([family]) => families.includes(family)).map(([, link]) => link);
    return html.replace(preload, "").replace("<style>", () => `${own.join("")}<style>`);
  };
}
