import bundled from "bundled-content";
import { signsIn, unsigned } from "../signs.ts";

/**
 * In an editor's browser, stands for components/pictures/drawing-address.ts: the files of drawings are
 * those of the build, since to set their letters anew takes fonts of a megabyte.
 */
export function drawingAddress(name: string): string {
  const address = bundled.drawings[unsigned(name)];
  return address ? address + signsIn(name) : "";
}
