import { XmlElement } from "@rgrove/parse-xml";
import { ink } from "../schema/fields.ts";

/** What a drawing is made of. */
export const shapes = [
  "g",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "text",
  "use",
];

const colors = [...ink.options, "press", "white", "manila", "none"].join("|");
/** The classes that have a look on the site (components/drawings/drawing.css). */
const classes = new RegExp(
  `^(?:(?:fill|stroke)-(?:${colors})|font-(?:body|price|mono)|shade|fine|coarse|printed)$`,
);

type Attributes = Readonly<Record<string, string>>;
type Report = (message: string, offset: number) => void;

/** Where letters stand and how large they are, which pictures need as numbers. */
const numbers = ["x", "y", "font-size", "letter-spacing"];

/**
 * The attributes of an element, also those that a drawing program writes as `style`: the site's policy
 * refuses that where the drawing stands in a page. In a style, "30px" is 30.
 */
export function attributesOf(
  { name: element, attributes, start }: XmlElement,
  report: Report = () => {},
): Attributes {
  const { style = "", "xlink:href": href, ...own } = attributes;
  const declarations = style.split(";").flatMap((declaration) => {
    const [name = "", value = ""] = declaration.split(":").map((part) => part.trim());
    return /^[a-z]/.test(name) ? [[name, value] as const] : [];
  });
  const all = Object.entries({ ...(href && { href }), ...own, ...Object.fromEntries(declarations) })
    .filter(([name]) => !name.includes(":"))
    .map(([name, value]) => [name, value.replace(/(\d)(?:px|deg)(?![\w-])/g, "$1")] as const);
  const unknown = own.class?.split(/\s+/).find((name) => name && !classes.test(name));
  if (unknown)
    report(
      `class="${unknown}" has no look; write class="fill-coral", or fill="#ff8162". Illustrator writes such attributes with Styling: Presentation Attributes`,
      start,
    );
  for (const [name, value] of all) {
    if (value.includes("url("))
      report(
        'has a gradient, a filter or a mask, "url(…)"; write a single color, like fill="#ff8162"',
        start,
      );
    if (/^on/i.test(name)) report(`${name}="…" is a script; take it out`, start);
    if (element === "text" && numbers.includes(name) && !Number.isFinite(Number(value)))
      report(`${name}="${value}" is no number; write one, like ${name}="30"`, start);
    if (name === "letter-spacing" && Number(value) !== 0)
      report(`letter-spacing="${value}" shows differently in pictures; take it out`, start);
  }
  return Object.fromEntries(all.filter(([name]) => name !== "letter-spacing"));
}

/** The size of an element's letters: its own, or that of the nearest element around it. */
export function fontSizeOf(element: XmlElement): number {
  const own = Number(attributesOf(element)["font-size"]);
  if (own > 0) return own;
  const { parent } = element;
  return parent instanceof XmlElement && parent.name !== "svg" ? fontSizeOf(parent) : 16;
}
