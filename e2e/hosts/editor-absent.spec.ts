import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { out } from "../support/site.ts";

/** Words of the editor and of the preview panel that nothing else on the site has. */
const traces = ["preview-panel", "Edit this page", "/edit/", "What can I write?", "keystatic"];

test("the export has no trace of the editor and the preview panel", () => {
  const files = readdirSync(out, { recursive: true, encoding: "utf8" })
    .map((path) => join(out, path))
    .filter((path) => statSync(path).isFile() && !/\.(png|ico|woff2)$/.test(path));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) => {
    const text = readFileSync(path, "utf8");
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${path}: ${trace}`);
  });
  expect(found).toEqual([]);
});

for (const path of ["/edit", "/edit/site", "/edit/blog/new"])
  test(`${path} is no page of the site`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
