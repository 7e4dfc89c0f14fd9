import { fitText } from "./fit-text";
import type { Name } from "./maker-words";
import type { Place } from "./places";
import { linesAt } from "./places";

const svgNamespace = "http://www.w3.org/2000/svg";

/** The only characters of the face of prices (scripts/fonts.ts). */
const priceCharacters = /^[$0-9.,%+Fre ]*$/;

let context: CanvasRenderingContext2D | null | undefined;
/** Each face's font; the styles are read once, since reading them after a change costs time. */
const fonts = new Map<string, string>();

/** The width of a text at the size 1, in the face of an element. */
function measureIn(element: Element, face: string): (text: string) => number {
  context ??= document.createElement("canvas").getContext("2d");
  const style = fonts.has(face) ? undefined : getComputedStyle(element);
  if (style) fonts.set(face, `${style.fontWeight} 100px ${style.fontFamily}`);
  const font = fonts.get(face) ?? "";
  return (text) => {
    if (!context) return 0;
    context.font = font;
    return context.measureText(text).width / 100;
  };
}

/**
 * Writes the words into the picture, each fitted into its place.
 * @param before the words that the picture has; those that stay are not measured anew
 */
export function drawWords(
  svg: SVGSVGElement,
  places: readonly Place[],
  words: Record<Name, string>,
  before?: Record<Name, string>,
): void {
  for (const [index, element] of svg.querySelectorAll("text[data-place]").entries()) {
    const place = places[index];
    if (!place || before?.[place.text] === words[place.text]) continue;
    const text = words[place.text];
    const face = place.face === "price" && !priceCharacters.test(text) ? "display" : place.face;
    for (const each of ["display", "price"])
      element.classList.toggle(`font-${each}`, each === face);
    const fitted = fitText(text, place, measureIn(element, face));
    element.setAttribute("font-size", String(fitted.size));
    const lines = linesAt(place, fitted).map(({ x, y, text }) => {
      const line = document.createElementNS(svgNamespace, "tspan");
      line.setAttribute("x", String(x));
      line.setAttribute("y", String(y));
      line.textContent = text;
      return line;
    });
    element.replaceChildren(...lines);
  }
}
