const stylesheet = /<link rel="stylesheet" href="([^"]+)"([^>]*)>/g;

/**
 * Writes a page's styles into the page: the first paint then waits for one request. The link
 * to the whole sheet stays, disabled until the starter turns it on with the page's scripts.
 * @param read gives the page's rules of a sheet, by its address
 */
export function inlineStyles(html: string, read: (address: string) => string): string {
  return html.replace(
    stylesheet,
    (_, address: string, rest: string) =>
      `<style>${read(address)}</style><link rel="stylesheet" href="${address}" disabled=""${rest}>`,
  );
}

/** Sheets whose relative addresses, "url(../media/a.woff2)", are as seen from any page. */
export function absoluteUrls(sheets: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...sheets].map(([address, css]) => [address, absolute(css, address)]));
}

/** A sheet's relative addresses, "url(../media/a.woff2)", as seen from any page. */
function absolute(css: string, address: string): string {
  const base = new URL(address, "https://site.invalid");
  return css.replace(
    /url\((?!["']?(?:data:|\/|https?:))["']?([^"')]+)["']?\)/g,
    (_, url: string) => {
      const { pathname, search } = new URL(url, base);
      return `url(${pathname}${search})`;
    },
  );
}

/**
 * The whole sheet without its fonts, which the page's own rules name already: named again, a font
 * that came too late for the first paint would take its place in the middle of a visit.
 */
export function withoutFontFaces(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, "");
}

/**
 * Tailwind gives its variables their defaults twice: by `@property`, and by a plain rule for
 * browsers that do not know that. The plain rule does for all, and 0.3 KB a page less.
 */
export function plainDefaults(css: string): string {
  return css
    .replace(/@property --tw-[^{]*\{[^}]*\}/g, "")
    .replace(/@layer properties\{@supports [^{]*\{([^{}]*\{[^{}]*\})\}\}/, "@layer properties{$1}");
}
