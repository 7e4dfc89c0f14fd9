import { getContent } from "@/site/content";
import { Mark } from "./mark";

/**
 * The product's mark and its name.
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
      <Mark />
      <text
        x="40"
        y="31"
        textLength="131"
        lengthAdjust="spacingAndGlyphs"
        fill="var(--ink)"
        fontSize="26"
        className="display"
      >
        {getContent().site.name}
      </text>
    </svg>
  );
}
