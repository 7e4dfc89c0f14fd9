import type { XmlElement } from "@rgrove/parse-xml";
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

/**
 * The attributes of an element, also those that a drawing program writes as `style`: the site's policy
 * refuses that where the drawing stands in a page.
 */
export function attributesOf({ attributes, start }: XmlElement, report: Report): Attributes {
  const { style = "", "xlink:href": href, ...own } = attributes;
  const declarations = style.split(";").flatMap((declaration) => {
    const [name = "", value = ""] = declaration.split(":").map((part) => part.trim());
    return /^[a-z]/.test(name) ? [[name, value] as const] : [];
  });
  const all = { ...(href && { href }), ...own, ...Object.fromEntries(declarations) };
  const unknown = own.class?.split(/\s+/).find((name) => name && !classes.test(name));
  if (unknown)
    report(
      `class="${unknown}" has no look; write class="fill-coral", or fill="#ff8162". Illustrator writes such attributes with Styling: Presentation Attributes`,
      start,
    );
  if (Object.values(all).some((value) => value.includes("url(")))
    report(
      'has a gradient, a filter or a mask, "url(…)"; write a single color, like fill="#ff8162"',
      start,
    );
  return Object.fromEntries(Object.entries(all).filter(([name]) => !name.includes(":")));
}
