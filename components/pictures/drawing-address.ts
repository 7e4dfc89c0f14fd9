import { hash } from "node:crypto";
import { hexOf } from "../brand/colors";
import { drawingOf, drawingText, memoize } from "../drawings/drawing";
import { drawingFileName } from "./drawing-file-name";
import { outlined } from "./svg-text";
import { loadTypesetter } from "./typesetter";

const typeset = await loadTypesetter();

/** The rules of `.drawing` (components/drawings/drawing.css), by the width at which the file is shown. */
const style =
  "*{vector-effect:non-scaling-stroke}.printed,.printed *{vector-effect:none}.coarse{display:none}" +
  "@media(max-width:18rem){.fine{display:none}.coarse{display:inline}}";

/**
 * A drawing as an SVG file, complete in itself: letters are paths. Its background is transparent: the
 * element that shows it paints the ink. It looks the same in light and dark.
 * @throws naming the file, where its words have a letter that the font lacks
 */
export const drawingFile = memoize((name) => {
  try {
    return draw(name);
  } catch (cause) {
    throw new Error(`content/drawings/${name}.svg cannot be drawn`, { cause });
  }
});

function draw(name: string): string {
  const [width, height] = drawingOf(name).size;
  const drawing = `<g text-anchor="middle">${drawingText(name, "halftone")}</g>`;
  const look = `fill="none" stroke="${hexOf("press")}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${look}><style>${style}</style>${outlined(drawing, typeset, true)}</svg>`;
}

/** Address of that file, which changes with the drawing: "/pictures/coupon-3fa2c901.svg". */
export function drawingAddress(name: string): string {
  return `/pictures/${drawingFileName(name, hash("sha256", drawingFile(name)))}`;
}
