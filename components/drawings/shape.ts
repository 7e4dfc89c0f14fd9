import type { Shape } from "@/site/content";

/** One SVG element as data, as the drawings' files are read: numbers become text. */
export function shape(
  name: string,
  attributes: Record<string, string | number>,
  ...children: (Shape | string)[]
): Shape {
  const texts = Object.entries(attributes).map(([key, value]) => [key, String(value)]);
  return { name, attributes: Object.fromEntries(texts), children };
}
