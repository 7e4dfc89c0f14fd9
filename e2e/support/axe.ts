import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright/test";

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // Off by default, as most sites fail it (WCAG 2.5.8).
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
};

/** What axe finds wrong on the page as it is now, in lines of rule, place and reason. */
export async function mistakes(page: Page): Promise<string[]> {
  // By the debugger's evaluation, which the site's policy has no say in; a script element has.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await source);
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    // Words inside of drawings are part of the picture, which has one name for all of it.
    (options) => Reflect.get(window, "axe").run({ exclude: [[".scene > *"]] }, options),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}
