import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { floorOf } from "./floor.ts";

test("the floor of a page has its words and styles, and no script", () => {
  const folder = mkdtempSync(join(tmpdir(), "floor-"));
  mkdirSync(join(folder, "css"));
  writeFileSync(join(folder, "css/a.css"), "@font-face{src:url(../media/a.woff2)}p{color:red}");
  const html = [
    '<link rel="stylesheet" href="/css/a.css"/>',
    '<link rel="preload" as="script" href="/a.js"/>',
    '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'"/>',
    '<script src="/a.js" async=""></script><script>run()</script>',
    '<script type="application/ld+json">{"a":1}</script><p>Words</p>',
  ].join("");

  expect(floorOf(html, folder)).toBe(
    "<style>@font-face{src:url(/media/a.woff2)}p{color:red}</style>" +
      '<script type="application/ld+json">{"a":1}</script><p>Words</p>',
  );
  rmSync(folder, { recursive: true });
});
