import { logoShapes } from "@/components/brand/logo";
import { shapesOf } from "@/components/drawings/drawing";
import { shape } from "@/components/drawings/shape";
import type { Shape } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import type { Typesetter } from "../pictures/typeface";
import { type FittedTitle, fitTitle } from "./fit-title";
import { sharingSize } from "./sharing-address";

const { width, height } = sharingSize;
const column = { x: 64, width: 528 };
const tear = 656;
/** The front of a shop, whose ground must not cross the tear. */
const shop = { scale: 2.05, x: 181 };
/** Scale of a scene and the x of its 400 that is centred, where the default does not suit it. */
const crops: Record<string, { scale: number; x: number }> = {
  hero: { scale: 1.6, x: 190 },
  flyer: { scale: 1.5, x: 200 },
  coupon: { scale: 1.4, x: 200 },
  sizes: { scale: 1.35, x: 200 },
  push: { scale: 1.45, x: 198 },
  "push-radius": { scale: 1.8, x: 192 },
  storage: { scale: 1.35, x: 200 },
  "barber-week": { scale: 1.4, x: 205 },
  phone: { scale: 1.4, x: 205 },
  storefront: shop,
  "shop-bakery": shop,
  "shop-barber": shop,
  "shop-flowers": shop,
  "shop-hardware": shop,
  "shop-books": shop,
  "shop-coffee": shop,
};
const sizes = [116, 108, 100, 92, 84, 78, 72, 68, 64, 60, 56, 52, 48];
const leading = 1;
const tracking = -0.02;

/**
 * The one template of all sharing images, a ticket in two halves: the words on the part that is
 * kept, the scene behind the tear line, cropped by the edge. Nothing crosses from half to half.
 */
export function wordsHalf({ eyebrow, title, ink, typeset }: Words): Shape {
  const fitted = fitTitle(title, {
    width: column.width,
    height: 352,
    sizes,
    leading,
    measure: (text) => typeset.measure(text, "display", tracking),
  });
  const line = { x: column.x, y: 98, "font-size": 24, "letter-spacing": 0.06, class: "font-mono" };
  return half(
    0,
    ink,
    shape("text", line, eyebrow.toUpperCase()),
    ...titleLines(fitted),
    shape("g", { transform: `translate(${column.x} 524) scale(1.25)` }, ...logoShapes()),
  );
}

type Words = { eyebrow: string; title: string; ink: Ink; typeset: Typesetter };

/** The half that is the same for all pages of a scene and ink. */
export function sceneHalf(scene: string, ink: Ink): Shape {
  return half(
    width / 2,
    ink,
    cropOf(scene),
    // Any scene ends at the tear: a wide one is torn off there.
    shape("rect", { x: width / 2, width: tear - width / 2, height, class: `fill-${ink}` }),
    tearLine(),
  );
}

function half(from: number, ink: Ink, ...children: Shape[]): Shape {
  return shape(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width: width / 2,
      height,
      viewBox: `${from} 0 ${width / 2} ${height}`,
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
      fill: "none",
    },
    shape("rect", { x: from, width: width / 2, height, class: `fill-${ink}` }),
    ...children,
  );
}

function titleLines({ size, lines }: FittedTitle): Shape[] {
  return lines.map((line, i) => {
    const place = { x: column.x - size * 0.04, y: 136 + size * (0.76 + i * leading) };
    return shape("text", { ...place, "font-size": size, "letter-spacing": tracking }, line);
  });
}

/** A ticket's holes and perforation; through them shows the paper below. */
function tearLine(): Shape {
  return shape(
    "g",
    { class: "fill-paper" },
    shape("circle", { cx: tear, r: 28 }),
    shape("circle", { cx: tear, cy: height, r: 28 }),
    shape("path", {
      d: `M${tear} 52V${height - 44}`,
      "stroke-width": 8,
      "stroke-dasharray": "0.1 22",
      class: "stroke-paper",
    }),
  );
}

function cropOf(scene: string): Shape {
  const { scale, x } = crops[scene] ?? { scale: 2.05, x: 185 };
  const place = `translate(${(tear + width) / 2} ${height / 2}) scale(${scale})`;
  const drawing = shape(
    "g",
    { transform: `translate(${-x} -150)`, class: "stroke-press", "text-anchor": "middle" },
    ...shapesOf(scene, "halftone", 8),
  );
  return shape("g", { transform: place }, drawing);
}
