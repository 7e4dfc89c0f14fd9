import type { Part } from "./part";

/** A speech bubble, 252 × 90, its tail at the lower left. */
export function Bubble({ children, ...props }: Part) {
  return (
    <g {...props}>
      <path d="M-108-45h216a18 18 0 0 1 18 18v54a18 18 0 0 1-18 18H-54l-34 30 2-30h-22a18 18 0 0 1-18-18v-54a18 18 0 0 1 18-18z" />
      {children}
    </g>
  );
}
