import localFont from "next/font/local";

/**
 * The faces that `npm run fonts` cuts; tailwind.config.ts names them by these variables.
 */
const body = localFont({
  src: [
    { path: "./body.woff2", weight: "420" },
    { path: "./body-bold.woff2", weight: "650" },
  ],
  variable: "--font-body",
  adjustFontFallback: "Arial",
  display: "optional",
  fallback: ["system-ui", "sans-serif"],
});
const display = localFont({
  src: "./display.woff2",
  weight: "800",
  variable: "--font-display",
  adjustFontFallback: "Arial",
  display: "optional",
  fallback: ["system-ui", "sans-serif"],
});
const price = localFont({
  src: "./price.woff2",
  weight: "900",
  variable: "--font-price",
  adjustFontFallback: "Arial",
  display: "optional",
  fallback: ["system-ui", "sans-serif"],
});
const mono = localFont({
  src: "./mono.woff2",
  weight: "500",
  variable: "--font-mono",
  adjustFontFallback: false,
  display: "optional",
  fallback: ["ui-monospace", "monospace"],
});

export const fontVariables = [body, display, price, mono].map((font) => font.variable).join(" ");
