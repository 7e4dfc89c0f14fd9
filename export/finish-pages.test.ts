import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { addInPage, bundleInPage } from "./finish-pages.ts";

test("the script at the page's end knows what to load, dollars untouched", () => {
  const page = addInPage("<head></head><body></body>", { head: "'$`'", inPage: "'$&'" }, [
    "/x.js",
    "/y.js",
  ]);
  expect(page).toMatch(
    /^<head><script>'\$`'<\/script><\/head><body><script type="speculationrules">/,
  );
  expect(page).toMatch("<script data-scripts=\"/x.js /y.js\">'$&'</script></body>");
});

test("what links do besides leading somewhere weighs at most 1 KB after compression", async () => {
  const script = await bundleInPage("links.js");
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1024);
});
