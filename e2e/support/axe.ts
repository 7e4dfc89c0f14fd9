import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import { expect, type Page } from "playwright/test";

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // Off by default, as most sites fail it (WCAG 2.5.8).
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
};

const choices = { all: options, colors: { ...options, runOnly: ["color-contrast"] } };

/** Violations that axe finds on the page in its present state: rule, element and reason. */
export async function axeProblems(
  page: Page,
  rules: keyof typeof choices = "all",
): Promise<string[]> {
  // The site's policy allows no script element; the debugger's evaluation is exempt from it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await source);
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    // Words in a drawing are part of the picture, which has a name as a whole.
    (options) => Reflect.get(window, "axe").run({ exclude: [[".drawing > *"]] }, options),
    choices[rules],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/** Expects that axe finds nothing on the page in its present state, and in dark, where only the colors differ. */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  expect(await axeProblems(page), state).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeProblems(page, "colors"), `${state} in dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}
