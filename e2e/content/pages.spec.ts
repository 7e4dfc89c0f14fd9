import { expect, type Page, test } from "playwright/test";
import { axeProblems } from "../support/axe.ts";
import { collectPageErrors } from "../support/collect-page-errors.ts";
import { sizes } from "../support/hydration.ts";
import { openStarted } from "../support/started.ts";
import { templatesOf } from "../support/templates.ts";
import { findBrokenLines } from "./find-broken-lines.ts";
import { pages } from "./site.ts";
import { textProblems } from "./text-problems.ts";

const templates = templatesOf(pages);
const paths = [...new Set([...pages.map(({ path }) => path), ...templates])];

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: "reduce" } });

for (const path of paths)
  test(`${path} has no errors, is accessible, and fits its window`, async ({ page }) => {
    const isTemplate = templates.includes(path);
    const problems = await collectPageErrors(page);
    page.on("requestfailed", (request) => problems.push(`failed: ${request.url()}`));
    page.on("request", (request) => {
      if (new URL(request.url()).hostname !== "localhost")
        problems.push(`outside: ${request.url()}`);
    });
    if (isTemplate) await openStarted(page, path);
    else await page.goto(path);
    problems.push(...(await axeProblems(page, isTemplate)));
    problems.push(...(await textProblems(page, isTemplate)));
    problems.push(
      ...(await inWindows(page, isTemplate ? [320, 390, 820, 1024, 1280] : [1280, 320, 390])),
    );
    // The browser itself tells of a page that is not there.
    expect(problems.filter((problem) => !problem.includes("status of 404"))).toEqual([]);
  });

/** Windows in which a page scrolls sideways, for which WCAG 1.4.10 asks for 320 px, or breaks badly. */
async function inWindows(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrolled > width) found.push(`scrolls sideways: ${scrolled} > ${width}`);
    const broken = width > 320 ? await findBrokenLines(page) : [];
    found.push(...broken.map((problem) => `at ${width} px: ${problem}`));
  }
  return found;
}
