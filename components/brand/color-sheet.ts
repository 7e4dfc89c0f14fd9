import { hexOf } from "./colors.ts";

/** Shows the drawings in their colors where they lie, for browsers and drawing programs. */
export const sheetOfDrawings = "content/drawings/drawings.css";

/** The sheet with the colors of tailwind.config.ts in its rules, ".fill-coral { fill: #ff8162; }". */
export function colored(sheet: string): string {
  return sheet.replace(
    /(\.(?:fill|stroke)-([a-z]+) \{\s+(?:fill|stroke): )#[0-9a-f]{6}/g,
    (_, rule: string, name: string) => rule + hexOf(name),
  );
}
