import { hash } from "node:crypto";
import type { Ink, SceneName } from "@/content/schema/fields";
import { hexOf } from "../brand/colours";
import { Art, sizeOf } from "../scenes/scene";
import { svgText } from "./svg-text";
import { loadTypesetter } from "./typeface";

const typeset = await loadTypesetter();

/** As `.scene` and its classes in globals.css, by the width at which the file is shown. */
const style =
  "*{vector-effect:non-scaling-stroke}.printed{vector-effect:none}.coarse{display:none}" +
  "@media(max-width:13rem){.fine{display:none}.coarse{display:inline}}";

const drawn = new Map<string, string>();

/**
 * A scene on its ink as an SVG file, complete in itself: letters are outlines, nothing moves. Inks
 * and outlines are the same in the light and in the dark.
 */
export function drawScene(name: SceneName, ink: Ink): string {
  const key = `${name} ${ink}`;
  const svg = drawn.get(key) ?? draw(name, ink);
  drawn.set(key, svg);
  return svg;
}

function draw(name: SceneName, ink: Ink): string {
  const [width, height] = sizeOf(name);
  const parts = (
    <g textAnchor="middle">
      <path d={`M0 0h${width}v${height}H0z`} className={`fill-${ink} stroke-none`} />
      <Art name={name} halftone="halftone" />
    </g>
  );
  const look = `fill="none" stroke="${hexOf("press")}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${look}><style>${style}</style>${svgText(parts, typeset, true)}</svg>`;
}

/** Address of that file, which changes with the drawing: "/pictures/coupon-mint-3fa2c901.svg". */
export function sceneAddress(name: SceneName, ink: Ink): string {
  return `/pictures/${name}-${ink}-${hash("sha256", drawScene(name, ink)).slice(0, 8)}.svg`;
}
