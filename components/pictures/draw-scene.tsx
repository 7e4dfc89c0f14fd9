import { hash } from "node:crypto";
import { hexOf } from "../brand/colours";
import { drawingOf, remembered } from "../drawings/drawing";
import { Art } from "../drawings/scene";
import { svgText } from "./svg-text";
import { loadTypesetter } from "./typeface";

const typeset = await loadTypesetter();

/** As `.scene` and its classes in globals.css, by the width at which the file is shown. */
const style =
  "*{vector-effect:non-scaling-stroke}.printed{vector-effect:none}.coarse{display:none}" +
  "@media(max-width:13rem){.fine{display:none}.coarse{display:inline}}";

/**
 * A scene as an SVG file, complete in itself: letters are outlines, nothing moves. Its ground is
 * transparent: the element that shows it paints the ink. Outlines are the same in light and dark.
 */
export const drawScene = remembered((name) => {
  const [width, height] = drawingOf(name).size;
  const parts = (
    <g textAnchor="middle">
      <Art name={name} halftone="halftone" />
    </g>
  );
  const look = `fill="none" stroke="${hexOf("press")}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${look}><style>${style}</style>${svgText(parts, typeset, true)}</svg>`;
});

/** Address of that file, which changes with the drawing: "/pictures/coupon-3fa2c901.svg". */
export function sceneAddress(name: string): string {
  return `/pictures/${name}-${hash("sha256", drawScene(name)).slice(0, 8)}.svg`;
}
