import localFont from "next/font/local";

/**
 * The fonts that `npm run fonts` subsets; tailwind.config.ts names them by these variables. Their
 * fallbacks have the same metrics, so that a font that comes late shifts nothing: by overrides in
 * fall-backs.css (body, display) and by font-size-adjust in globals.css (price, mono). None is
 * preloaded: the styles are in the page, so browsers find a font just as early.
 */
const display = localFont({
  src: "./display.woff2",
  weight: "800",
  variable: "--font-display",
  adjustFontFallback: false,
  display: "swap",
  preload: false,
  fallback: ["display-arial", "display-roboto", "sans-serif"],
});
const body = localFont({
  src: [
    { path: "./body.woff2", weight: "420" },
    { path: "./body-bold.woff2", weight: "650" },
  ],
  variable: "--font-body",
  adjustFontFallback: false,
  display: "swap",
  preload: false,
  fallback: ["body-arial", "body-roboto", "system-ui", "sans-serif"],
});
const price = localFont({
  src: "./price.woff2",
  weight: "900",
  variable: "--font-price",
  adjustFontFallback: false,
  display: "swap",
  preload: false,
  fallback: [
    "Arial Narrow",
    "Liberation Sans Narrow",
    "Roboto Condensed",
    "Arial",
    "Roboto",
    "sans-serif",
  ],
});
const mono = localFont({
  src: "./mono.woff2",
  weight: "500",
  variable: "--font-mono",
  adjustFontFallback: false,
  display: "swap",
  preload: false,
  fallback: ["ui-monospace", "monospace"],
});

export const fontVariables = [body, display, price, mono].map((font) => font.variable).join(" ");
