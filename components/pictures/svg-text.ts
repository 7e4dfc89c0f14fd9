import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { hexOf } from "../brand/colours";
import type { Face, Typesetter } from "./typeface";

type Attributes = Record<string, unknown>;

/** Properties that an element inherits. */
type Around = { face: Face; size: number; anchor: string; scale: number; tracking: number };

const shapes = new Set(["path", "rect", "circle", "ellipse", "line", "polygon"]);
/** Weight of the outlines in the picture, as 2 px on the site. */
const outline = 4;

const kept = new Set(["viewBox", "patternUnits", "patternTransform", "preserveAspectRatio"]);
/** Classes whose look depends on the size at which the picture is shown (draw-scene.tsx). */
const ofSize = ["fine", "coarse", "printed"];

/**
 * Serialises SVG elements without CSS and fonts: classes become attributes in the light scheme's
 * colours, text becomes outlines. Without `typeset` there must be no text. Components must be plain
 * functions without hooks.
 * @param anySize whether the picture is shown at any size, and brings the rules of the classes
 * `fine`, `coarse` and `printed`. Otherwise it is one of 1200 px: its outlines are equally heavy in
 * every part, as with the class `scene` (globals.css).
 */
export function svgText(node: ReactNode, typeset?: Typesetter, anySize = false): string {
  const write = (node: ReactNode, around: Around): string => {
    if (Array.isArray(node)) return node.map((child) => write(child, around)).join("");
    if (!isValidElement(node)) return "";
    const { type, props } = node as ReactElement<Attributes & { children?: ReactNode }>;
    if (typeof type === "function") return write((type as (p: object) => ReactNode)(props), around);
    if ((type as unknown) === Fragment) return write(props.children, around);
    if (typeof type !== "string" || type === "title") return "";
    const classes = String(props.className ?? "").split(/\s+/);
    // Bars that stand for words in small pictures.
    if (classes.includes("coarse") && !anySize) return "";
    const inner = inherit(around, props, classes);
    const attributes: Attributes = { ...attributesOf(props), ...attributesOfClasses(classes) };
    const size = classes.filter((name) => ofSize.includes(name));
    if (anySize && size.length > 0) attributes.class = size.join(" ");
    if (type === "text" && typeset) return outlined(props, attributes, inner, typeset);
    if (shapes.has(type) && props.strokeWidth === undefined && !anySize)
      Object.assign(attributes, outlineOf(props, inner.scale));
    return element(type, attributes, write(props.children, inner));
  };
  return write(node, { face: "display", size: 16, anchor: "start", scale: 1, tracking: 0 });
}

function inherit(around: Around, props: Attributes, classes: string[]): Around {
  const [, x, y] = /scale\((\S+?)(?:[ ,]+(\S+))?\)/.exec(String(props.transform ?? "")) ?? [];
  const scale = x ? Math.sqrt(Math.abs(Number(x) * Number(y ?? x))) : 1;
  const face = (["mono", "price"] as const).find((name) => classes.includes(`font-${name}`));
  return {
    face: face ?? around.face,
    size: Number(props.fontSize ?? around.size),
    anchor: String(props.textAnchor ?? around.anchor),
    tracking: Number(props.letterSpacing ?? around.tracking),
    scale: around.scale * scale,
  };
}

/** An outline of the same weight whatever the scale, and its dashes with it. */
function outlineOf({ strokeDasharray }: Attributes, scale: number): Attributes {
  const width = outline / scale;
  if (strokeDasharray === undefined) return { "stroke-width": short(width) };
  const dashes = String(strokeDasharray).split(/[ ,]+/);
  const dashed = dashes.map((dash) => short((Number(dash) * width) / 2)).join(" ");
  return { "stroke-width": short(width), "stroke-dasharray": dashed };
}

function attributesOf({ children, className, ...props }: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => !/^(aria-|role$|style$)/.test(name))
      .map(([name, value]) => [kept.has(name) ? name : kebab(name), withTokens(value)]),
  );
}

function attributesOfClasses(classes: string[]): Attributes {
  return Object.fromEntries(
    classes.flatMap((name) => {
      const [, property, colour] = /^(fill|stroke)-([a-z0-9-]+)!?$/.exec(name) ?? [];
      if (!property || !colour) return [];
      return [[property, colour === "none" ? "none" : hexOf(colour)]];
    }),
  );
}

/** "var(--ink)" in an attribute. */
function withTokens(value: unknown): unknown {
  const token = typeof value === "string" && /^var\(--([a-z0-9-]+)\)$/.exec(value)?.[1];
  return token ? hexOf(token) : value;
}

function outlined(props: Attributes, attributes: Attributes, at: Around, typeset: Typesetter) {
  const text = textIn(props.children as ReactNode);
  const { width, shapes, scale } = typeset.outline(text, at.face, at.size, at.tracking);
  const stretch = props.textLength ? Number(props.textLength) / width : 1;
  const before = { start: 0, middle: 0.5, end: 1 }[at.anchor] ?? 0;
  const x = Number(props.x ?? 0) - before * width * stretch;
  const place = `translate(${short(x)} ${props.y ?? 0}) scale(${scale * stretch} ${-scale})`;
  const letters = shapes.map(({ x, d }) => `<path transform="translate(${short(x)})" d="${d}"/>`);
  const fill = attributes.fill ?? hexOf("press");
  const look = { class: attributes.class, fill, stroke: "none" };
  const group = element("g", { transform: place, ...look }, letters.join(""));
  return props.transform ? element("g", { transform: props.transform }, group) : group;
}

function textIn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textIn).join("");
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}

function element(name: string, attributes: Attributes, inner: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null && typeof value !== "boolean")
    .map(([key, value]) => ` ${key}="${String(value).replace(/[&<"]/g, escaped)}"`);
  return `<${name}${written.join("")}>${inner}</${name}>`;
}

function escaped(sign: string): string {
  return `&#${sign.charCodeAt(0)};`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
