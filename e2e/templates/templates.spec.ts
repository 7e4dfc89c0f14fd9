import { expect, type Page, test } from "playwright/test";
import { axeProblems, expectAccessible } from "../support/axe.ts";
import { collectPageErrors } from "../support/collect-page-errors.ts";
import { openStarted, sizes, started } from "../support/hydration.ts";
import { pages } from "../support/site.ts";
import { templatesOf } from "./templates.ts";
import { textProblems } from "./text-problems.ts";

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: "reduce" } });

for (const path of templatesOf(pages))
  test(`${path} has no errors, is accessible, and fits its window`, async ({ page }) => {
    const problems = await collectPageErrors(page);
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText;
      // In another window, the browser cancels a picture under way and asks for the one of that width.
      if (why !== "net::ERR_ABORTED") problems.push(`${why}: ${request.url()}`);
    });
    page.on("request", (request) => {
      if (new URL(request.url()).hostname !== "localhost")
        problems.push(`outside: ${request.url()}`);
    });
    const look = async (where: string) => {
      const found = [...(await axeProblems(page)), ...(await textProblems(page))];
      problems.push(...found.map((problem) => `${where}: ${problem}`));
    };
    await page.setViewportSize(sizes.phone);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(path);
    await look("on a dark phone, before the scripts start");
    await page.setViewportSize(sizes.desktop);
    await page.emulateMedia({ colorScheme: "light" });
    await started(page);
    await look("on a desktop");
    problems.push(...(await inWindows(page, [320, 390, 820, 1024, 1280])));
    // The browser itself tells of a page that is not there.
    expect(problems.filter((problem) => !problem.includes("status of 404"))).toEqual([]);
  });

/** Windows in which a page scrolls sideways, for which WCAG 1.4.10 asks for 320 px. */
async function inWindows(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrolled > width) found.push(`scrolls sideways: ${scrolled} > ${width}`);
  }
  return found;
}

test("axe finds nothing where something is open, in light and in dark", {
  tag: "@engines",
}, async ({ page }) => {
  await openStarted(page, "/why-angel-app");
  await page.locator("main summary").first().click();
  for (const name of ["Services", "Region"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.locator(".dropdown:popover-open")).toBeVisible();
    await expectAccessible(page, name);
  }

  for (const tab of ["why", "culture"]) {
    await openStarted(page, `/about#${tab}`);
    await expect(page.locator(`#${tab}-tab`)).toHaveAttribute("aria-selected", "true");
    await expectAccessible(page, tab);
    // The next address differs by its anchor alone, which would not load the page anew.
    await page.goto("/login");
  }

  await page.setViewportSize(sizes.phone);
  await openStarted(page, "/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "the menu");
});
