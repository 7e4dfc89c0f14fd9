import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

let root = "";

afterEach(() => {
  rmSync(root, { recursive: true });
  vi.resetModules();
});

test.each([
  ["cloud-storage", ["/storage-pricing", "See prices"]],
  [undefined, ["/contact", "Ask about launch"]],
])("where only %s can be bought, the bar of other pages leads there", async (sold, link) => {
  root = mkdtempSync(join(tmpdir(), "fixture-"));
  for (const part of ["content", "public"])
    cpSync(join("e2e/fixture", part), join(root, part), { recursive: true });
  const folder = join(root, "content/services");
  for (const name of readdirSync(folder)) {
    const status = name === `${sold}.yaml` ? "available" : "beta";
    const text = readFileSync(join(folder, name), "utf8");
    writeFileSync(join(folder, name), text.replace(/^status: .*/m, `status: ${status}`));
  }
  vi.stubEnv("CONTENT_ROOT", root);
  vi.resetModules();
  const { SeePrices } = await import("./mobile-cta");
  const html = renderToStaticMarkup(<SeePrices />);
  expect([/href="([^"]*)"/.exec(html)?.[1], html.replace(/<[^>]*>/g, "")]).toEqual(link);
});
