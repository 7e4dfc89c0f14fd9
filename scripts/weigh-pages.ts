import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Nodes } from "hast";
import { attributeOf, elementOf, parsePage } from "../export/parsed-page.ts";
import { exportFolder, filesBelow } from "../site/load/files.ts";
import { budgetOf, excesses, kilobytes, type Weight } from "./budget.ts";

/**
 * `npm run bytes`: weighs every page of the last build, prints a table of them and exits 1 where one
 * exceeds its budget (scripts/budget.ts).
 */
const out = exportFolder();
const compress = promisify(brotliCompress);
const sizes = new Map<string, Promise<number>>();

/** Size of a file of the export after brotli at level 11, as hosts keep static files. */
function sizeOf(address: string): Promise<number> {
  const known = sizes.get(address);
  if (known) return known;
  const bytes = readFileSync(join(out, address));
  const size = compress(bytes).then(({ length }) => Math.min(bytes.length, length));
  sizes.set(address, size);
  return size;
}

/** Characters of an element's text, without the words of drawings, scripts and styles. */
function characters(node: Nodes): number {
  if (node.type === "text") return node.value.length;
  if (!("children" in node) || (node.type === "element" && silent.test(node.tagName))) return 0;
  return node.children.map(characters).reduce((sum, length) => sum + length, 0);
}
const silent = /^(?:script|style|svg)$/;

/** The sentences about a page that exceeds its budget, and its weight. */
async function weigh(file: string): Promise<{ path: string; weight: Weight; over: string[] }> {
  const html = readFileSync(join(out, file), "utf8");
  const sum = async (addresses: Iterable<string>) => {
    const weights = await Promise.all([...new Set(addresses)].map(sizeOf));
    return weights.reduce((total, weight) => total + weight, 0);
  };
  const page = parsePage(html);
  const scripts = page.elements.map((element) => attributeOf(element, "dataScripts")).find(Boolean);
  const weight = {
    html: await sizeOf(file),
    fonts: await sum(html.match(/\/_next\/static\/[\w./-]+\.woff2/g) ?? []),
    scripts: await sum(scripts?.split(" ") ?? []),
  };
  const path = `/${file.replace(/(index)?\.html$/, "")}`;
  const budget = budgetOf(path, characters(elementOf(page, "main")));
  return { path, weight, over: excesses(weight, budget).map((words) => `${path}: ${words}`) };
}

// Not the small pages that redirect where a host does not.
const pages = filesBelow(out)
  .filter((file) => file.endsWith(".html"))
  .filter((file) => readFileSync(join(out, file), "utf8").includes("data-scripts"));
const width = Math.max(...pages.map((page) => page.length));
const weighed = await Promise.all(pages.map(weigh));

console.log("KB after brotli: the page with its styles, its fonts, and JavaScript after intent\n");
for (const { path, weight } of weighed) {
  const row = [weight.html, weight.fonts, weight.scripts].map((size) =>
    kilobytes(size).padStart(8),
  );
  console.log(path.padEnd(width) + row.join(""));
}

const failures = weighed.flatMap(({ over }) => over);
if (failures.length > 0) {
  console.error(`\nOver the budget of scripts/budget.ts:\n${failures.join("\n")}`);
  process.exitCode = 1;
} else console.log(`\n${pages.length} pages keep to the budget of scripts/budget.ts.`);
