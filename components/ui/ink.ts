/** A service's ink as a background, with the dark text that belongs on it. */
export const inkBackground = {
  coral: "on-ink bg-coral",
  canola: "on-ink bg-canola",
  tangerine: "on-ink bg-tangerine",
  sky: "on-ink bg-sky",
  rose: "on-ink bg-rose",
  denim: "on-ink bg-denim",
  mint: "on-ink bg-mint",
  stone: "on-ink bg-stone",
};

export type InkName = keyof typeof inkBackground;

/** The item for a place in a list that begins anew at its end. */
export const cycled = <Items extends readonly [unknown, ...unknown[]]>(
  items: Items,
  index: number,
): Items[number] => items[index % items.length];
