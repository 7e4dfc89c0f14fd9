import { content } from "@/content/content";

/**
 * The product's mark, a flyer folded like a tent with a halo above it, and its name.
 * 120 px wide below 768 px, 172 px otherwise (specification, section 9).
 */
export function Logo() {
  return (
    <svg viewBox="0 0 172 40" role="img" className="block h-auto w-[120px] min-[768px]:w-[172px]">
      <title>{content.site.name}</title>
      <path d="M16 10 2 37h14z" fill="var(--ink)" stroke="var(--ink)" strokeWidth="2" />
      <path
        d="M16 10 30 37H16z"
        className="fill-coral"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <ellipse
        cx="16"
        cy="5"
        rx="10"
        ry="3.5"
        className="fill-canola"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <text
        x="40"
        y="31"
        textLength="131"
        lengthAdjust="spacingAndGlyphs"
        fill="var(--ink)"
        fontSize="26"
        className="display"
      >
        {content.site.name}
      </text>
    </svg>
  );
}
