/** 1 KB is 1,000 bytes, after brotli at level 11. */
const KB = 1000;

/** The size of a page, in bytes. */
export type Weight = {
  /** The page with its styles and inline scripts. */
  html: number;
  fonts: number;
  /** All JavaScript that the first action loads. */
  scripts: number;
};

/**
 * The limits without the words of a page, a tenth above today's largest page: the frame of a page is
 * 23 KB, a service's sections 5 KB more. React is 119 KB of the scripts; the form adds the rules of
 * phone numbers.
 */
const ordinary: Weight = { html: 31 * KB, fonts: 24 * KB, scripts: 145 * KB };
const withForm: Weight = { ...ordinary, scripts: 200 * KB };

/** Bytes that a character adds, after brotli and with its share of markup: no text is too long. */
const perCharacter = 0.5;

/**
 * The largest weight that a page may have.
 * @param characters of the text in its `<main>`
 */
export function budgetOf(path: string, characters: number): Weight {
  const { html, fonts, scripts } = path === "/contact" ? withForm : ordinary;
  const words = characters * perCharacter;
  return { html: html + words, fonts, scripts: scripts + words };
}

/** Bytes per millisecond of a slow phone network (Lighthouse's slow 4G: 1.6 Mbit/s). */
const slow4G = 200;

/** A sentence for each limit that a page exceeds, with what a visitor notices. */
export function excesses(weight: Weight, budget: Weight): string[] {
  const over = (name: keyof Weight, what: string, effect: string) => {
    const more = weight[name] - budget[name];
    if (more <= 0) return [];
    const size = `${what} ${kilobytes(weight[name])} KB, at most ${kilobytes(budget[name])}`;
    return [`${size}: on slow 4G ${effect} ${Math.ceil(more / slow4G)} ms later`];
  };
  return [
    ...over("html", "HTML and CSS", "the page shows"),
    ...over("fonts", "fonts", "words show in their own letters"),
    ...over("scripts", "JavaScript after intent", "menus and forms answer"),
  ];
}

export function kilobytes(bytes: number): string {
  return (bytes / KB).toFixed(1);
}
