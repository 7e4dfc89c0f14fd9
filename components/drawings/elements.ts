import { createElement, Fragment, type ReactElement } from "react";
import type { Shape } from "@/site/content";

/** The elements of shapes, in a list whose members never change places. */
export function elementsOf(shapes: readonly Shape[]): ReactElement {
  return createElement(Fragment, null, ...shapes.map(elementOf));
}

function elementOf(shape: Shape | string): ReactElement | string {
  if (typeof shape === "string") return shape;
  const { name, attributes, children } = shape;
  return createElement(name, propsOf(attributes), ...children.map(elementOf));
}

/** "stroke-width" → "strokeWidth", as React names attributes. */
function propsOf(attributes: Shape["attributes"]) {
  const props = Object.entries(attributes).map(([name, value]) => [
    name === "class"
      ? "className"
      : name.replace(/-./g, (letters) => letters.slice(1).toUpperCase()),
    value,
  ]);
  return Object.fromEntries(props);
}
