import { getContent } from "@/site/content";
import { elementsOf } from "../drawings/elements";
import { shape } from "../drawings/shape";
import { mark } from "./mark";

/** The mark and the product's name beside it, 172 × 40. */
export const logoShapes = () => [
  ...mark(),
  shape(
    "text",
    {
      x: 40,
      y: 31,
      textLength: 131,
      lengthAdjust: "spacingAndGlyphs",
      "font-size": 26,
      class: "display fill-ink",
    },
    getContent().site.name,
  ),
];

/**
 * The logo as an element.
 * 120 px wide on screens narrower than 768 px, 172 px on all others.
 */
export function Logo() {
  return (
    <svg
      viewBox="0 0 172 40"
      role="img"
      className="logo block h-auto w-[120px] min-[768px]:w-[172px]"
    >
      <title>{getContent().site.name}</title>
      {elementsOf(logoShapes())}
    </svg>
  );
}
