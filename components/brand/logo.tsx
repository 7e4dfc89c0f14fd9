import { escaped, getContent } from "@/site/content";
import { inside } from "../drawings/drawing";
import { mark } from "./mark";

/** The mark and the product's name beside it, 172 × 40. */
export function logoText(): string {
  const place = `x="40" y="31" textLength="131" lengthAdjust="spacingAndGlyphs" font-size="26"`;
  return `${mark}<text ${place} class="display fill-ink">${escaped(getContent().site.name)}</text>`;
}

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
      {...inside(`<title>${escaped(getContent().site.name)}</title>${logoText()}`)}
    />
  );
}
