import { type ComponentProps, useId } from "react";
import { type Content, getContent, isPreview } from "@/site/content";

const empty = { size: [400, 300] as [number, number], title: undefined, text: "" };

/** The drawing of a name, from content/drawings; an empty one where a text of `next dev` names none. */
export function drawingOf(name: string) {
  return getContent().drawings.byName[name] ?? empty;
}

/**
 * A part that many drawings share, around its own 0,0.
 * @throws where there is none
 */
function partOf(name: string): string {
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
    const copy = made.get(name);
    if (copy !== undefined) return copy;
    const fresh = make(name);
    made.set(name, fresh);
    return fresh;
  };
}

type Props = Omit<ComponentProps<"svg">, "name"> & {
  name: string;
  /** Alternative text; without it the drawing is decoration and hidden from screen readers. */
  alt?: string;
};

/**
 * A drawing inline in the page, for the first screen: it needs no request.
 * Further down stands its file (components/pictures/drawing-picture.tsx).
 */
export function InlineDrawing({ name, alt, className = "", ...props }: Props) {
  return (
    <svg
      viewBox={`0 0 ${drawingOf(name).size.join(" ")}`}
      {...props}
      // The page beside a form finds the field of a drawing by its name (editor/page/read-signs.ts).
      data-drawing={isPreview() ? name : undefined}
      className={`drawing ${className}`}
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      {...inside(drawingText(name, useId()))}
    />
  );
}

/**
 * A part that many drawings share, by its name in content/drawings/parts.svg, inside an `<svg>`. Its
 * class gives a color to those of its shapes that have none.
 */
export function Part({ name, ...props }: ComponentProps<"g"> & { name: string }) {
  return <g {...props} {...inside(partOf(name))} />;
}

/** Draws one part by itself. */
export function DrawingPart({ part, className }: { part: string; className: string }) {
  return (
    <svg
      viewBox="-27 -26 54 52"
      aria-hidden="true"
      className={`drawing aspect-auto! ${className}`}
      {...inside(partOf(part))}
    />
  );
}
