import { expect, type Page, test } from "playwright/test";
import { holdScripts, hydrated } from "../support/hydration.ts";

const path = "/services/push-notifications";

/** The accordion below a heading: its items, by the words of their summaries. */
function accordion(page: Page, heading: string) {
  return page.getByRole("region", { name: heading, exact: true }).locator("details");
}

/** Indexes of an accordion's open items. */
const openOnes = (page: Page, heading: string): Promise<number[]> =>
  accordion(page, heading).evaluateAll((items) =>
    items.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])),
  );

test("one item is open at a time, on wide screens with its drawing beside the list", {
  tag: "@engines",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(path);
  const items = accordion(page, "FEATURES");
  const drawing = (index: number) => items.nth(index).locator("img");
  await expect(drawing(0)).toBeVisible();
  await expectOneOpen(page);
  await expect(drawing(0)).toBeHidden();
  await items.nth(4).locator("summary").click();
  await expect(drawing(4)).toBeVisible();
  const list = await items.nth(4).boundingBox();
  const beside = await drawing(4).boundingBox();
  expect(beside?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));

  const styleOf = (key: "transitionDuration" | "contentVisibility") =>
    items.nth(1).evaluate((item, key) => getComputedStyle(item, "::details-content")[key], key);
  expect(await styleOf("transitionDuration")).toContain("0.28s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => styleOf("transitionDuration")).toBe("0s");
  // Ctrl+F cannot be pressed here; it finds text in closed details that are rendered like this.
  expect(await styleOf("contentVisibility")).toBe("hidden");
  const upright = items.nth(1).locator("summary svg path").nth(1);
  const height = () => upright.evaluate((element) => element.getBoundingClientRect().height);
  await expect.poll(height, "the sign is +").toBeGreaterThan(10);
  await items.nth(1).locator("summary").click();
  await expect.poll(height, "the sign is −").toBe(0);

  const last = items.last().locator("p").first();
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(last, "on paper").toBeVisible();
  await expect.poll(async () => (await last.boundingBox())?.height).toBeGreaterThan(10);
});

test("an address opens its item, and what the visitor closes stays closed when the scripts start", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  const items = accordion(page, "FEATURES");
  const id = (index: number) => items.nth(index).locator("> .prose").getAttribute("id");
  const [first, second, third] = [await id(3), await id(1), await id(2)];

  await page.goto("/contact", { waitUntil: "commit" });
  await page.goto(`${path}#${first}`, { waitUntil: "commit" });
  await expect.poll(() => openOnes(page, "FEATURES")).toEqual([3]);
  await expect(items.nth(3).locator("summary")).toBeInViewport();
  await items.nth(3).locator("summary").click();
  await expect(items.nth(3)).not.toHaveAttribute("open", "");
  release();
  await hydrated(page.locator("main a").first());
  await expect(items.nth(3)).not.toHaveAttribute("open", "");

  await page.evaluate((id) => {
    location.hash = id ?? "";
  }, second);
  await expect.poll(() => openOnes(page, "FEATURES")).toEqual([1]);

  const link = page.locator("header a").first();
  await link.evaluate((link, id) => link.setAttribute("href", `#${id}`), third);
  await link.click();
  await expect.poll(() => openOnes(page, "FEATURES")).toEqual([2]);
  await expect(items.nth(2)).toBeInViewport();
});

/** The first item is open until another one is opened, which a click on it closes. */
async function expectOneOpen(page: Page): Promise<void> {
  const summaries = accordion(page, "FEATURES").locator("summary");
  await expect(summaries.first()).toContainText("01");
  await expect.poll(() => openOnes(page, "FEATURES")).toEqual([0]);
  await summaries.nth(2).click();
  await expect.poll(() => openOnes(page, "FEATURES")).toEqual([2]);
  await summaries.nth(2).click();
  await expect.poll(() => openOnes(page, "FEATURES")).toEqual([]);
}
