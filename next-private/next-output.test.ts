import { describe, expect, test } from "vitest";
import { dataIntoHead, inlineStyles, takeScripts, unreachableIn } from "./next-output.ts";

const page = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  '<script src="/_next/static/chunks/c.js" async=""></script>',
  '<script src="/_next/static/chunks/turbopack-1.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  "</head><body>",
  '<script type="application/ld+json">{"@type":"Thing"}</script><p>Words</p>',
  '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
  "<script>(self.__next_f=self.__next_f||[]).push([0])</script>",
  '<script>self.__next_f.push([1,"da"])</script>',
  `<script>self.__next_f.push([1,${JSON.stringify("\\\"t'a\n")}])</script></body></html>`,
].join("");

describe("takeScripts", () => {
  const { html, inline, chunks } = takeScripts(page, "page.html");

  test("leaves the words and data blocks", () => {
    expect(html).toContain("<p>Words</p>");
    expect(html).toContain('{"@type":"Thing"}');
  });

  test("leaves nothing that loads or runs Next", () => {
    expect(html).not.toMatch(/src=|__next_f|TURBOPACK|as="script"/);
  });

  test("gives the inline scripts in order", () => {
    expect(inline[0]).toContain("TURBOPACK");
    expect(inline[1]).toBe("(self.__next_f=self.__next_f||[]).push([0])");
    expect(inline).toHaveLength(4);
  });

  test("names the chunks, once each", () => {
    expect(chunks).toEqual([
      "/_next/static/chunks/c.js",
      "/_next/static/chunks/turbopack-1.js",
      "/_next/static/chunks/b.js",
    ]);
  });

  test.each([
    ["no payload", page.replaceAll("self.__next_f", "self.__other")],
    ["no chunks", page.replace(/ src="[^"]+"/g, "")],
  ])("refuses a page with %s", (_, changed) => {
    expect(() => takeScripts(changed, "about.html")).toThrow(
      "next-private/next-output.ts: about.html lacks the scripts that Next 16.4.6 writes into a page",
    );
  });
});

describe("inlineStyles", () => {
  const read = () =>
    "@font-face{src:url(../media/f.woff2)}.f_className{font-family:f}.f_variable{--font-f:f}";

  test("puts the sheet into the page without next/font's classes, its addresses absolute, its link disabled", () => {
    expect(inlineStyles(page, "page.html", read)).toContain(
      "<style>@font-face{src:url(/_next/static/media/f.woff2)}.f_variable{--font-f:f}</style>" +
        '<link rel="stylesheet" href="/_next/static/chunks/a.css" disabled="" data-precedence="next"/>',
    );
  });

  test("puts it behind all else in the head", () => {
    const head = '<head><link rel="stylesheet" href="/a.css"/><title>A</title></head>';
    expect(inlineStyles(head, "page.html", () => "a{}")).toMatch(
      /^<head><title>A<\/title><style>a{}<\/style><link [^>]*><\/head>$/,
    );
  });

  test("refuses a page without a sheet", () => {
    const changed = page.replace('rel="stylesheet"', 'rel="styles"');
    expect(() => inlineStyles(changed, "about.html", read)).toThrow(
      "next-private/next-output.ts: about.html lacks the style sheet that Next 16.4.6 links to",
    );
  });
});

test("JSON-LD moves into the head, dollars untouched, and leaves an element for React", () => {
  const block = `<script type="application/ld+json">{"price":"$&$'"}</script>`;
  expect(dataIntoHead(`<head></head><body><main></main>${block}</body>`)).toBe(
    `<head>${block}</head><body><main></main><script type="application/json"></script></body>`,
  );
});

test("payloads and copies of the 404 page are not reachable, other texts are", () => {
  const files = ["about.html", "about.txt", "about/__next._tree.txt", "robots.txt"];
  expect(unreachableIn([...files, "_not-found.html"])).toEqual([
    "about.txt",
    "about/__next._tree.txt",
    "_not-found.html",
  ]);
});
