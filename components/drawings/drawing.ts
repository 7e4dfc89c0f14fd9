import { type Content, getContent } from "@/site/content";

/**
 * The drawing of a name, from content/drawings.
 * @throws where there is none
 */
export function drawingOf(name: string) {
  const drawing = getContent().drawings.byName[name];
  if (!drawing) throw new Error(`content/drawings/${name}.svg is not there`);
  return drawing;
}

/**
 * A part that many drawings share, around its own 0,0.
 * @throws where there is none
 */
export function partOf(name: string): string {
  const part = getContent().drawings.parts[name];
  if (part === undefined) throw new Error(`content/drawings/parts.svg has no part "${name}"`);
  return part;
}

/**
 * All elements of a drawing as text, its shadow filled with dots.
 * @param id of the pattern of dots, one of its own in a page
 * @param dots of the pattern in a line: sharp draws one of 8 × 8 much faster than a single dot
 */
export function drawingText(name: string, id: string, dots: number = 1): string {
  const places = Array.from({ length: dots }, (_, index) => 2.5 + 5 * index);
  const circles = places.flatMap((x) =>
    places.map((y) => `<circle cx="${x}" cy="${y}" r="1.4" class="stroke-none fill-press" />`),
  );
  const size = `width="${5 * dots}" height="${5 * dots}"`;
  const grid = `${size} patternUnits="userSpaceOnUse" patternTransform="rotate(45)"`;
  const pattern = `<pattern id="${id}" ${grid}>${circles.join("")}</pattern>`;
  const { text } = drawingOf(name);
  return pattern + text.replace('<g class="shade">', `<g fill="url(#${id})" stroke="none">`);
}

/** The props of an element whose children are such a text, from trusted files of this repository. */
export function inside(text: string) {
  return { dangerouslySetInnerHTML: { __html: text } };
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
