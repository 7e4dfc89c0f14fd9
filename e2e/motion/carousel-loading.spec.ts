import { expect, type Page, test } from "playwright/test";
import { carousels, parts, shown } from "../support/carousels.ts";
import { hydrated } from "../support/hydration.ts";

/** A word of Embla's own, by which its file is known. */
const embla = "slidesNotInView";

/** Returns a function that counts the scripts with Embla in them that the page has got so far. */
function emblaFilesOf(page: Page): () => Promise<number> {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  return async () => {
    const all = await Promise.all(scripts);
    expect(all.length).toBeGreaterThan(0);
    return all.filter((script) => script.includes(embla)).length;
  };
}

const name = "story";
const { path, count } = carousels[name];

test("is a list that scrolls without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  const { root, list } = parts(page, name);
  await expect(list.getByRole("listitem")).toHaveCount(count);
  await expect(root.getByRole("button")).toHaveCount(0);
  await list.focus();
  await list.evaluate((element) =>
    element.parentElement?.scrollTo({ left: 9999, behavior: "instant" }),
  );
  expect(await shown(list)).toEqual([3, 4, 5]);
  await context.close();
});

test("the first sign of life does not load Embla; coming near does", async ({ page }) => {
  const emblaFiles = emblaFilesOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const { root } = parts(page, name);
  await hydrated(root);
  await page.waitForLoadState("networkidle");
  expect(await emblaFiles()).toBe(0);
  await root.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute("data-live");
  expect(await emblaFiles()).toBe(1);
});

test("stays a list that scrolls where Embla does not come", async ({ page }) => {
  const problems: Error[] = [];
  page.on("pageerror", (error) => problems.push(error));
  await page.route("**/_next/static/**/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(embla)) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto(path);
  const { root, list } = parts(page, name);
  const failed = page.waitForEvent("requestfailed");
  await root.scrollIntoViewIfNeeded();
  await failed;
  await expect(list.locator("..")).toHaveCSS("scrollbar-width", "auto");
  await expect(root.getByRole("button")).toHaveCount(0);
  await list.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await shown(list))[0]).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  // Scripts may be on their way still, which the end of the test would disturb.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
