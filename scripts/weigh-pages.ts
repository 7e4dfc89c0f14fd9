import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesBelow } from "../compiler/load/files.ts";
import { budgetOf, excesses, kilobytes, type Weight } from "./budget.ts";

/**
 * `npm run bytes`: weighs every page of the last build, prints a table of them and exits 1 where one
 * exceeds its budget (scripts/budget.ts).
 */
const out = "out";
const sizes = new Map<string, number>();

/** Size of a file of the export after brotli at level 11, as hosts keep static files. */
function sizeOf(address: string): number {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(out, address));
  const size = Math.min(bytes.length, brotliCompressSync(bytes).length);
  sizes.set(address, size);
  return size;
}

function weigh(file: string): Weight {
  const html = readFileSync(join(out, file), "utf8");
  const sum = (addresses: Iterable<string>) =>
    [...new Set(addresses)].reduce((total, address) => total + sizeOf(address), 0);
  const [, scripts = ""] = /data-scripts="([^"]*)"/.exec(html) ?? [];
  return {
    html: sizeOf(file),
    fonts: sum(html.match(/\/_next\/static\/[\w./-]+\.woff2/g) ?? []),
    scripts: sum(scripts.split(" ").filter(Boolean)),
  };
}

// Not the small pages that redirect where a host does not.
const pages = filesBelow(out)
  .filter((file) => file.endsWith(".html"))
  .filter((file) => readFileSync(join(out, file), "utf8").includes("data-scripts"));
const width = Math.max(...pages.map((page) => page.length));
const failures: string[] = [];

console.log("KB after brotli: the page with its styles, its fonts, and JavaScript after intent\n");
for (const page of pages) {
  const path = `/${page.replace(/(index)?\.html$/, "")}`;
  const weight = weigh(page);
  const row = [weight.html, weight.fonts, weight.scripts].map((size) =>
    kilobytes(size).padStart(8),
  );
  console.log(path.padEnd(width) + row.join(""));
  failures.push(...excesses(weight, budgetOf(path)).map((words) => `${path}: ${words}`));
}

if (failures.length > 0) {
  console.error(`\nOver the budget of scripts/budget.ts:\n${failures.join("\n")}`);
  process.exitCode = 1;
} else console.log(`\n${pages.length} pages keep to the budget of scripts/budget.ts.`);
