import { encode } from "uqr";
import type { Shape } from "./svg.ts";

/**
 * A QR code that any scanner reads, 100 wide around 0,0: the site's address. It wants 4 modules of
 * white around it. In parts.svg stands the one of another address, to show its place.
 */
export function qrPart(address: string): Shape[] {
  const { data, size } = encode(address, { ecc: "M", border: 0 });
  const transform = `scale(${100 / size}) translate(${-size / 2} ${-size / 2})`;
  const d = data.map((row, y) => darkRuns(row, y)).join("");
  const attributes = { d, transform, class: "stroke-none fill-press" };
  return [{ name: "path", attributes, children: [] }];
}

/** Runs of dark modules in a row: "M3 0h2v1h-2z". */
function darkRuns(row: readonly boolean[], y: number): string {
  const modules = row.map((dark) => (dark ? "#" : " ")).join("");
  const runs = [...modules.matchAll(/#+/g)];
  return runs.map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join("");
}
