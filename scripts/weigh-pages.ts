import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { attributeOf, parsePage } from "../export/parsed-page.ts";
import { exportFolder, filesBelow } from "../site/load/files.ts";
import { loadContentFromDisk } from "../site/load-content.ts";
import { listPages } from "../site/pages/list-pages.ts";
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

async function weigh(file: string): Promise<Weight> {
  const html = readFileSync(join(out, file), "utf8");
  const sum = async (addresses: Iterable<string>) => {
    const weights = await Promise.all([...new Set(addresses)].map(sizeOf));
    return weights.reduce((total, weight) => total + weight, 0);
  };
  const { elements } = parsePage(html);
  const scripts = elements.map((element) => attributeOf(element, "dataScripts")).find(Boolean);
  return {
    html: await sizeOf(file),
    fonts: await sum(html.match(/\/_next\/static\/[\w./-]+\.woff2/g) ?? []),
    scripts: await sum(scripts?.split(" ") ?? []),
  };
}

// Not the small pages that redirect where a host does not.
const pages = filesBelow(out)
  .filter((file) => file.endsWith(".html"))
  .filter((file) => readFileSync(join(out, file), "utf8").includes("data-scripts"));
const width = Math.max(...pages.map((page) => page.length));
const failures: string[] = [];
const records = new Map(listPages(loadContentFromDisk().data).map((page) => [page.path, page]));

console.log("KB after brotli: the page with its styles, its fonts, and JavaScript after intent\n");
const weights = await Promise.all(pages.map(weigh));
for (const [index, page] of pages.entries()) {
  const path = `/${page.replace(/(index)?\.html$/, "")}`;
  const weight = weights[index] as Weight;
  const row = [weight.html, weight.fonts, weight.scripts].map((size) =>
    kilobytes(size).padStart(8),
  );
  console.log(path.padEnd(width) + row.join(""));
  failures.push(
    ...excesses(weight, budgetOf(records.get(path))).map((words) => `${path}: ${words}`),
  );
}

if (failures.length > 0) {
  console.error(`\nOver the budget of scripts/budget.ts:\n${failures.join("\n")}`);
  process.exitCode = 1;
} else console.log(`\n${pages.length} pages keep to the budget of scripts/budget.ts.`);
