import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { svgElement } from "@/site/content";
import { hexOf } from "../brand/colors";
import type { Face } from "./faces";
import type { Typesetter } from "./typesetter";

type Attributes = Record<string, string>;

/** Properties that an element inherits from those around it. */
type InheritedStyle = {
  face: Face;
  size: number;
  anchor: string;
  scale: number;
  tracking: number;
};

const stroked = new Set("path rect circle ellipse line polyline polygon".split(" "));
/** Stroke width in an image of 1200 px, which corresponds to 2 px on the site. */
const strokeWidth = 4;

/** Classes whose look depends on the size at which the picture is shown (drawing-address.ts). */
const classesBySize = ["fine", "coarse", "printed"];

/**
 * SVG without CSS and fonts: classes become attributes in the light scheme's colors, text becomes
 * paths.
 * @param svg a single element as text
 * @param anySize whether the file is shown at any size, and brings the rules of the classes
 * `fine`, `coarse` and `printed`. Otherwise it is an image of 1200 px, and strokes get the same
 * width at every scale, as the class `drawing` does on the site.
 */
export function outlined(svg: string, typeset: Typesetter, anySize: boolean = false): string {
  const write = (element: XmlElement, inherited: InheritedStyle): string => {
    const { name, attributes: own } = element;
    const classes = (own.class ?? "").split(/\s+/);
    // Bars that stand for words in small pictures.
    if (classes.includes("coarse") && !anySize) return "";
    const style = inherit(inherited, own, classes);
    const { class: _, ...rest } = own;
    const attributes: Attributes = { ...rest, ...colorsOf(classes) };
    const bySize = classes.filter((name) => classesBySize.includes(name));
    if (anySize && bySize.length > 0) attributes.class = bySize.join(" ");
    if (name === "text") return textAsPaths(element, attributes, style, typeset);
    if (stroked.has(name) && own["stroke-width"] === undefined && !anySize)
      Object.assign(attributes, strokeOf(own, style.scale));
    const children = element.children.filter((child) => child instanceof XmlElement);
    return svgElement(name, attributes, ...children.map((child) => write(child, style)));
  };
  const { root } = parseXml(svg);
  const initial = { face: "display", size: 16, anchor: "start", scale: 1, tracking: 0 } as const;
  return root ? write(root, initial) : "";
}

function inherit(from: InheritedStyle, own: Attributes, classes: string[]): InheritedStyle {
  const [, x, y] = /scale\((\S+?)(?:[ ,]+(\S+))?\)/.exec(own.transform ?? "") ?? [];
  const scale = x ? Math.sqrt(Math.abs(Number(x) * Number(y ?? x))) : 1;
  const face = (["mono", "price", "body"] as const).find((name) =>
    classes.includes(`font-${name}`),
  );
  return {
    face: face ?? from.face,
    size: Number(own["font-size"] ?? from.size),
    anchor: own["text-anchor"] ?? from.anchor,
    tracking: Number(own["letter-spacing"] ?? from.tracking),
    scale: from.scale * scale,
  };
}

/** A stroke of the same width whatever the scale, and its dashes with it. */
function strokeOf({ "stroke-dasharray": dashes }: Attributes, scale: number): Attributes {
  const width = strokeWidth / scale;
  if (dashes === undefined) return { "stroke-width": short(width) };
  const scaled = dashes.split(/[ ,]+/).map((dash) => short((Number(dash) * width) / 2));
  return { "stroke-width": short(width), "stroke-dasharray": scaled.join(" ") };
}

function colorsOf(classes: string[]): Attributes {
  return Object.fromEntries(
    classes.flatMap((name) => {
      const [, property, color] = /^(fill|stroke)-([a-z0-9-]+)$/.exec(name) ?? [];
      if (!property || !color) return [];
      return [[property, color === "none" ? "none" : hexOf(color)]];
    }),
  );
}

function textAsPaths(
  { attributes: own, text }: XmlElement,
  attributes: Attributes,
  style: InheritedStyle,
  typeset: Typesetter,
): string {
  const { width, shapes, scale } = typeset.outline(text, style.face, style.size, style.tracking);
  const stretch = own.textLength ? Number(own.textLength) / width : 1;
  const before = { start: 0, middle: 0.5, end: 1 }[style.anchor] ?? 0;
  const x = Number(own.x ?? 0) - before * width * stretch;
  const transform = `translate(${short(x)} ${own.y ?? 0}) scale(${scale * stretch} ${-scale})`;
  const letters = shapes.map(({ x, d }) => `<path transform="translate(${short(x)})" d="${d}"/>`);
  const fill = attributes.fill ?? hexOf("press");
  const look = { class: attributes.class, fill, stroke: "none" };
  const group = svgElement("g", { transform, ...look }, ...letters);
  return own.transform ? svgElement("g", { transform: own.transform }, group) : group;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
