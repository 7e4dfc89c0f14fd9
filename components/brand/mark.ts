/** The product's mark, a flyer folded like a tent with a halo above it, 32 × 40. */
export const mark = [
  '<path d="M16 10 2 37h14z" class="fill-ink stroke-ink" stroke-width="2" />',
  '<path d="M16 10 30 37H16z" class="fill-coral stroke-ink" stroke-width="2" stroke-linejoin="round" />',
  '<ellipse cx="16" cy="5" rx="10" ry="3.5" class="fill-canola stroke-ink" stroke-width="2" />',
].join("");
