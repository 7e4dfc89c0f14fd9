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

/** Without what takes axe half of its time, and is the same on all pages of a template. */
const quick = { "color-contrast": { enabled: false }, "target-size": { enabled: false } };

/**
 * Violations that axe finds on the page in its present state: rule, element and reason.
 * @param all whether to try every rule, those about colours and sizes too
 */
export async function axeProblems(page: Page, all = true): Promise<string[]> {
  // The site's policy allows no script element; the debugger's evaluation is exempt from it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await source);
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    // Words in a drawing are part of the picture, which has a name as a whole.
    (options) => Reflect.get(window, "axe").run({ exclude: [[".scene > *"]] }, options),
    all ? options : { ...options, rules: quick },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}
