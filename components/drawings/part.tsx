import type { ComponentProps } from "react";
import { getContent } from "@/site/content";
import { elementsOf } from "./elements";

type Props = ComponentProps<"g"> & { name: string };

/**
 * A part that many drawings share, from content/drawings/parts.svg, around its own 0,0. Its class
 * gives a colour to those of its shapes that have none.
 */
export function Part({ name, ...props }: Props) {
  const part = getContent().scenes.parts[name];
  if (!part) throw new Error(`content/drawings/parts.svg has no part "${name}"`);
  return <g {...props}>{elementsOf(part)}</g>;
}
