import { shape } from "../drawings/shape";

const line = { "stroke-width": 2, "stroke-linejoin": "round" };

/** The product's mark, a flyer folded like a tent with a halo above it, 32 × 40. */
export const mark = () => [
  shape("path", { d: "M16 10 2 37h14z", class: "fill-ink stroke-ink", "stroke-width": 2 }),
  shape("path", { d: "M16 10 30 37H16z", class: "fill-coral stroke-ink", ...line }),
  shape("ellipse", {
    cx: 16,
    cy: 5,
    rx: 10,
    ry: 3.5,
    class: "fill-canola stroke-ink",
    "stroke-width": 2,
  }),
];
