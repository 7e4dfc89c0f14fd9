import { expect, test } from "vitest";
import { fontPreloader } from "./page-fonts.ts";

const link = (address: string) =>
  `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2"/>`;

const preloadFonts = fontPreloader(
  '@font-face{font-family:body;src:url(/a.woff2)format("woff2")}' +
    '@font-face{font-family:body;src:url(/b.woff2)format("woff2");font-weight:650}' +
    "@font-face{font-family:body Fallback;src:local(Arial)}" +
    "@font-face{font-family:price;src:url(/c.woff2)}.v{--font-price:price}" +
    "body{font:420 1rem/1.5 var(--font-body)}.md\\:p{font-family:var(--font-price)}",
);

test("a page asks early for the fonts that its rules use, before its styles", () => {
  expect(preloadFonts("<head><style>p{}</style></head>")).toBe(
    `<head>${link("/a.woff2")}${link("/b.woff2")}<style>p{}</style></head>`,
  );
});

test("and for no others, whoever asked", () => {
  const html = `<head>${link("/c.woff2")}<style></style></head><p class="x">`;
  expect(preloadFonts(html)).not.toContain("/c.woff2");
  expect(preloadFonts(`${html}<p class="md:p">`)).toContain("/c.woff2");
});
