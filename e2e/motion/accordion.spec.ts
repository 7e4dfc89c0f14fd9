import { expect, type Page, test } from "playwright/test";
import { holdScripts, hydrated } from "../support/hydration.ts";

const path = "/services/push-notifications";

/** The accordion below a heading: its items, by the words of their summaries. */
function accordion(page: Page, heading: string) {
  return page.getByRole("region", { name: heading, exact: true }).locator("details");
}

/** Indexes of an accordion's open items. */
function openOnes(page: Page, heading: string): Promise<number[]> {
  return accordion(page, heading).evaluateAll((items) =>
    items.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])),
  );
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("one item is open at a time, and a click on it closes it", async ({ page }) => {
      await page.goto(path);
      const items = accordion(page, "FEATURES");
      const summaries = items.locator("summary");
      await expect(summaries.first()).toContainText("01");

      await expect(items.nth(0)).toHaveAttribute("open", "");
      await summaries.nth(2).click();
      await expect(items.nth(0)).not.toHaveAttribute("open", "");
      await expect(items.nth(2)).toHaveAttribute("open", "");
      await summaries.nth(2).click();
      await expect(items.nth(2)).not.toHaveAttribute("open", "");
    });
  });

test("an address opens its item: on load, on a change, without scripts", async ({
  page,
  browser,
}) => {
  await page.goto(path);
  const ids = await accordion(page, "FEATURES").evaluateAll((items) =>
    items.map((item) => item.querySelector("[id]")?.id ?? ""),
  );

  await page.goto("/");
  await page.goto(`${path}#${ids[3]}`);
  await expect.poll(() => openOnes(page, "FEATURES")).toEqual([3]);
  await expect(accordion(page, "FEATURES").nth(3).locator("summary")).toBeInViewport();

  await page.evaluate((id) => {
    location.hash = id;
  }, ids[1] ?? "");
  await expect.poll(() => openOnes(page, "FEATURES")).toEqual([1]);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  // From another page: Chromium then moves what opens, and scrolls to nothing that is hidden yet.
  await plain.goto("/");
  await plain.goto(`${path}#${ids[4]}`);
  await expect(accordion(plain, "FEATURES").nth(4)).toHaveAttribute("open", "");
  await expect(accordion(plain, "FEATURES").nth(4).locator("summary")).toBeInViewport();
  await context.close();
});

test("what the visitor closed stays closed when the scripts start", async ({ page }) => {
  await page.goto(path);
  const id = await accordion(page, "FEATURES").nth(2).locator("[id]").first().getAttribute("id");
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await page.goto(`${path}#${id}`, { waitUntil: "commit" });
  const item = accordion(page, "FEATURES").nth(2);
  await expect(item).toHaveAttribute("open", "");
  await item.locator("summary").click();
  await expect(item).not.toHaveAttribute("open", "");
  release();
  await hydrated(page.locator("main a").first());
  await expect(item).not.toHaveAttribute("open", "");
});

test("browsers that do not know `details name` keep one open, and open the named item", async ({
  page,
}) => {
  await page.addInitScript(() => {
    delete (HTMLDetailsElement.prototype as Partial<HTMLDetailsElement>).name;
    delete (HTMLElement.prototype as { onbeforematch?: unknown }).onbeforematch;
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    let count = 0;
    const html = (await response.text())
      .replace(/<div id="[^"]*" (class="prose scroll)/g, "<div $1")
      .replace(/<details name="(?!features|bar)[^"]*"/g, "<details")
      .replace(/<details name="features"/g, () => `<details id="item-${count++}"`);
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${path}#item-2`);
  await hydrated(page.locator("main a").first());
  await expect.poll(() => openOnes(page, "FEATURES")).toEqual([2]);

  const items = accordion(page, "FEATURES");
  await items.nth(0).locator("summary").click();
  await expect.poll(() => openOnes(page, "FEATURES")).toEqual([0]);
  await items.nth(3).locator("summary").click();
  await expect.poll(() => openOnes(page, "FEATURES")).toEqual([3]);
});

test("on wide screens, the drawing of the open item stands beside the list", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/services/digital-flyer-app");
  const items = accordion(page, "FEATURES");
  const drawing = (index: number) => items.nth(index).locator("img");
  await expect(drawing(0)).toBeVisible();
  await items.nth(4).locator("summary").click();
  await expect(drawing(4)).toBeVisible();
  await expect(drawing(0)).toBeHidden();
  const list = await items.nth(4).boundingBox();
  const beside = await drawing(4).boundingBox();
  expect(beside?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
});

test("it opens smoothly, at once under reduced motion, and closed items can be found", async ({
  page,
}) => {
  const duration = () =>
    accordion(page, "FEATURES")
      .first()
      .evaluate((item) => getComputedStyle(item, "::details-content").transitionDuration);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(path);
  expect(await duration()).toContain("0.28s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await duration()).toBe("0s");

  const upright = accordion(page, "FEATURES").nth(1).locator("summary svg path").nth(1);
  const height = () => upright.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height(), "the sign is +").toBeGreaterThan(10);
  // Ctrl+F cannot be pressed here; it finds text in closed details that are rendered like this.
  const closed = await accordion(page, "FEATURES")
    .nth(1)
    .evaluate((item) => getComputedStyle(item, "::details-content").contentVisibility);
  expect(closed).toBe("hidden");
  await accordion(page, "FEATURES").nth(1).locator("summary").click();
  await expect.poll(height, "the sign is −").toBe(0);
});

test("paper shows every item open", async ({ page }) => {
  await page.goto(path);
  const last = accordion(page, "FEATURES").last().locator("p").first();
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(last).toBeVisible();
  expect((await last.boundingBox())?.height).toBeGreaterThan(10);
});
