import { chromium } from "playwright";
import { loadContentFromDisk } from "../compiler/load-content.ts";
import { listPages } from "../compiler/site/list-pages.ts";
import { findChromium } from "../e2e/support/chromium.ts";
import { withLocalServer } from "../e2e/support/local-server.ts";
import { budgetOf, excesses, kilobytes, totalOf } from "./budget.ts";
import { type Weight, weighPage } from "./weigh-page.ts";

/**
 * `npm run bytes`: weighs every page of the last build in a browser, prints a table of them and
 * exits 1 where one exceeds its budget (scripts/budget.ts).
 */
const paths = [...listPages(loadContentFromDisk().data).map(({ path }) => path), "/nothing-here"];
const weights = new Map<string, Weight>();

await withLocalServer(async (origin) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
  const waiting = [...paths];
  const worker = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift())
      weights.set(path, await weighPage(browser, origin + path));
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  await browser.close();
});

const columns: [string, (weight: Weight) => string][] = [
  ["HTML", ({ html }) => kilobytes(html)],
  ["CSS", ({ css }) => kilobytes(css)],
  ["fonts", ({ fonts }) => kilobytes(fonts)],
  ["images", ({ images }) => kilobytes(images)],
  ["other", ({ other }) => kilobytes(other)],
  ["JS before", ({ scriptsBefore }) => kilobytes(scriptsBefore)],
  ["all before", (weight) => kilobytes(totalOf(weight))],
  ["JS after", ({ scriptsAfter }) => kilobytes(scriptsAfter)],
];
const width = Math.max(...paths.map((path) => path.length));
const failures: string[] = [];

console.log(
  "KB after brotli, before the visitor does anything, and JavaScript after the first move\n",
);
console.log(" ".repeat(width) + columns.map(([name]) => name.padStart(12)).join(""));
for (const path of paths) {
  const weight = weights.get(path);
  if (!weight) throw new Error(`${path} was not weighed`);
  console.log(path.padEnd(width) + columns.map(([, of]) => of(weight).padStart(12)).join(""));
  failures.push(...excesses(weight, budgetOf(path)).map((words) => `${path}: ${words}`));
}

if (failures.length > 0) {
  console.error(`\nOver the budget of scripts/budget.ts:\n${failures.join("\n")}`);
  process.exitCode = 1;
} else console.log(`\n${paths.length} pages keep to the budget of scripts/budget.ts.`);
