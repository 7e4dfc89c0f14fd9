import { ink } from "../schema/fields.ts";
import { didYouMean } from "./problem.ts";

/** The elements that drawings have; the pages and the files of pictures show them alike. */
export const elementNames = ["g", "path", "rect", "circle", "ellipse", "text", "use"];

const attributeNames = [
  ...["class", "d", "id", "href", "transform", "data-max"],
  ...["x", "y", "cx", "cy", "r", "rx", "ry", "width", "height"],
  ...["fill", "fill-opacity", "fill-rule", "stroke"],
  ...["stroke-width", "stroke-dasharray", "stroke-linecap"],
  ...["font-size", "text-anchor"],
];

/** Attributes whose value is a number. */
const numbers = [
  ...["x", "y", "cx", "cy", "r", "rx", "ry", "width", "height"],
  ...["stroke-width", "font-size", "data-max"],
];

const colours = [...ink.options, "manila", "press", "white", "none"];
const classNames = [
  ...colours.flatMap((colour) => [`fill-${colour}`, `stroke-${colour}`]),
  ...["shade", "printed", "fine", "coarse", "font-price", "font-mono", "font-body"],
];

/** The problem of an attribute: colours are classes, and nothing else has a look of its own. */
export function attributeProblem(name: string, value: string): string | undefined {
  if (!attributeNames.includes(name))
    return `has the attribute "${name}", which drawings do not have; take it out${didYouMean(name, attributeNames)}`;
  if ((name === "fill" || name === "stroke") && value !== "none")
    return `has the colour "${value}"; write it as a class, like class="${name}-coral"`;
  if (numbers.includes(name) && !/^-?\d*\.?\d+$/.test(value))
    return `has ${name}="${value}", which is no number`;
  if (name === "text-anchor" && !["start", "middle", "end"].includes(value))
    return `has text-anchor="${value}"; there are start, middle and end`;
  if (name !== "class") return undefined;
  const unknown = value.split(" ").find((word) => !classNames.includes(word));
  if (unknown === undefined) return undefined;
  return `has the class "${unknown}", which drawings do not have; there are ${classNames.join(", ")}${didYouMean(unknown, classNames)}`;
}
