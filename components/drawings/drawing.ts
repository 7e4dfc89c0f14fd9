import { type Content, getContent, type Shape } from "@/site/content";
import { shape } from "./shape";

/**
 * The drawing of a name, from content/drawings.
 * @throws where there is none
 */
export function drawingOf(name: string) {
  const drawing = getContent().scenes.byName[name];
  if (!drawing) throw new Error(`content/drawings/${name}.svg is not there`);
  return drawing;
}

/**
 * All elements of a drawing, its shadow filled with dots.
 * @param id of the pattern of dots
 * @param dots of the pattern in a line: sharp draws one of 8 × 8 much faster than a single dot
 */
export function shapesOf(name: string, id: string, dots: number = 1): Shape[] {
  const { shade, art } = drawingOf(name);
  const line = Array.from({ length: dots }, (_, index) => 2.5 + 5 * index);
  const pattern = shape(
    "pattern",
    {
      id,
      width: 5 * dots,
      height: 5 * dots,
      patternUnits: "userSpaceOnUse",
      patternTransform: "rotate(45)",
    },
    ...line.flatMap((cx) =>
      line.map((cy) => shape("circle", { cx, cy, r: 1.4, class: "stroke-none fill-press" })),
    ),
  );
  return [pattern, shape("g", { fill: `url(#${id})`, stroke: "none" }, ...shade), ...art];
}

/** Memoizes by name what is made of the content, for as long as the content stays the same. */
export function memoize<Made>(make: (name: string) => Made): (name: string) => Made {
  const cache = new WeakMap<Content, Map<string, Made>>();
  return (name) => {
    const content = getContent();
    const made = cache.get(content) ?? new Map<string, Made>();
    cache.set(content, made);
    const known = made.get(name);
    if (known !== undefined) return known;
    const fresh = make(name);
    made.set(name, fresh);
    return fresh;
  };
}
