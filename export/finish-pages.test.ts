import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { addInPage } from "./finish-pages.ts";
import { bundleInPage } from "./in-page-scripts.ts";
import { parsePage, withEdits } from "./parsed-page.ts";

test("inserts the inline scripts and the list of chunks without expanding $", () => {
  const html = "<head></head><body>Words</body>";
  const inline = { head: "'$`'", end: "'$&'" };
  const { edits, scripts } = addInPage(parsePage(html), inline, ["/x.js", "/y.js"]);
  const page = withEdits(html, edits);
  expect(page).toMatch(
    /^<head><script data-cfasync="false">'\$`'<\/script><\/head><body><!--email_off-->Words<!--\/email_off--><script data-cfasync="false" type="speculationrules">/,
  );
  expect(page).toMatch(
    '<script data-cfasync="false" data-scripts="/x.js /y.js">\'$&\'</script></body>',
  );
  expect(scripts).toEqual(["'$`'", expect.stringContaining("prefetch"), "'$&'"]);
});

test("links.ts is at most 1 KB after compression", async () => {
  const script = await bundleInPage(["links.ts"]);
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1024);
});
