import { describe, expect, test } from "vitest";
import { parsePage, withEdits } from "../parsed-page.ts";
import { dataOf, scriptsOf, stylesOf, unreachableIn } from "./output.ts";

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

describe("scriptsOf", () => {
  const { edits, inline, chunks } = scriptsOf(parsePage(page), "page.html");
  const html = withEdits(page, edits);

  test("leaves the words and data blocks, and nothing that loads or runs Next", () => {
    expect(html).toContain("<p>Words</p>");
    expect(html).toContain('{"@type":"Thing"}');
    expect(html).not.toMatch(/src=|__next_f|TURBOPACK|as="script"/);
  });

  test("gives the inline scripts in order, and the chunks once each", () => {
    expect(inline).toHaveLength(4);
    expect(inline[0]).toContain("TURBOPACK");
    expect(inline[1]).toBe("(self.__next_f=self.__next_f||[]).push([0])");
    expect(chunks.map((path) => path.replace("/_next/static/chunks/", ""))).toEqual([
      "c.js",
      "turbopack-1.js",
      "b.js",
    ]);
  });

  test.each([
    ["no payload", page.replaceAll("self.__next_f", "self.__other")],
    ["no chunks", page.replace(/ src="[^"]+"/g, "")],
  ])("refuses a page with %s", (_, changed) => {
    expect(() => scriptsOf(parsePage(changed), "about.html")).toThrow(
      "export/next/output.ts: about.html lacks the scripts that Next is known to write into a page",
    );
  });
});

describe("stylesOf", () => {
  const read = () => "@font-face{src:url(../media/f.woff2)}";

  test("gives the sheet's text with full addresses, and its link, which loads nothing", () => {
    const { edits, texts, links } = stylesOf(parsePage(page), "page.html", read);
    expect(texts).toEqual(["@font-face{src:url(/_next/static/media/f.woff2)}"]);
    expect(links).toEqual([
      '<link rel="stylesheet" href="/_next/static/chunks/a.css" disabled="" data-precedence="next"/>',
    ]);
    expect(withEdits(page, edits)).not.toContain("stylesheet");
  });

  test("refuses a page without a sheet", () => {
    const changed = page.replace('rel="stylesheet"', 'rel="styles"');
    expect(() => stylesOf(parsePage(changed), "about.html", read)).toThrow(
      "export/next/output.ts: about.html lacks the style sheet that Next is known to link to",
    );
  });
});

test("JSON-LD is taken out, and leaves an element for React", () => {
  const block = `<script type="application/ld+json">{"price":"$&$'"}</script>`;
  const html = `<head></head><body><main></main>${block}</body>`;
  const { edits, blocks } = dataOf(parsePage(html));
  expect(blocks).toEqual([block]);
  expect(withEdits(html, edits)).toBe(
    '<head></head><body><main></main><script type="application/json"></script></body>',
  );
});

test("payloads, manifests and copies of the 404 page are not reachable, other files are", () => {
  const reachable = ["about.html", "robots.txt", "_next/static/chunks/a.js"];
  const unreachable = [
    "about.txt",
    "about/__next._tree.txt",
    "_next/static/build/_buildManifest.js",
    "_next/static/build/_clientMiddlewareManifest.js",
    "_next/static/build/_ssgManifest.js",
    "_not-found.html",
  ];
  expect(unreachableIn([...reachable, ...unreachable])).toEqual(unreachable);
});
