/** The product's mark, a flyer folded like a tent with a halo above it, 32 × 40. */
export function Mark() {
  return (
    <>
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
    </>
  );
}
