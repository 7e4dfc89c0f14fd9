import { type ChartName, type Content, getContent } from "@/site/content";
import type { Drawing } from "../charts/chart";
import { charts } from "../charts/charts";
import { elementsOf } from "./elements";

/**
 * The drawing of a name: its file's, or that of the chart.
 * @throws where there is none
 */
export function drawingOf(name: string): Drawing {
  const content = getContent();
  if (Object.hasOwn(charts, name)) return charts[name as ChartName](content);
  const file = content.scenes.byName[name];
  if (!file) throw new Error(`content/drawings/${name}.svg is not there`);
  return { size: file.size, shade: elementsOf(file.shade), art: elementsOf(file.art) };
}

/** Remembers by name what is made of the content, for as long as the content stays the same. */
export function remembered<Made>(make: (name: string) => Made): (name: string) => Made {
  const all = new WeakMap<Content, Map<string, Made>>();
  return (name) => {
    const content = getContent();
    const made = all.get(content) ?? new Map<string, Made>();
    all.set(content, made);
    const known = made.get(name);
    if (known !== undefined) return known;
    const fresh = make(name);
    made.set(name, fresh);
    return fresh;
  };
}
