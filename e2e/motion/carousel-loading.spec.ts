import { expect, type Page, test } from "playwright/test";
import { carousels, parts, shown } from "../support/carousels.ts";
import { hydrated } from "../support/hydration.ts";
import { nextFrames } from "../support/started.ts";

/** A word of Embla's own, by which its file is known. */
const embla = "slidesNotInView";

/** Returns a function that counts the scripts with Embla in them that the page has asked for so far. */
function emblaFilesOf(page: Page): () => Promise<number> {
  const scripts: Promise<string>[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script")
      scripts.push(request.response().then((response) => response?.text() ?? ""));
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

test("Embla comes with the carousel, not before; where it fails, the list still scrolls", async ({
  page,
}) => {
  const problems: Error[] = [];
  page.on("pageerror", (error) => problems.push(error));
  const emblaFiles = emblaFilesOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const { root, list } = parts(page, name);
  await hydrated(root);
  await nextFrames(page);
  expect(await emblaFiles(), "at the first sign of life").toBe(0);
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await root.scrollIntoViewIfNeeded();
  await failed;
  await expect(list.locator("..")).toHaveCSS("scrollbar-width", "auto");
  await expect(root.getByRole("button")).toHaveCount(0);
  await list.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await shown(list))[0]).toBeGreaterThan(0);
  expect(problems).toEqual([]);

  await page.unrouteAll();
  await page.reload();
  await root.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute("data-live");
  expect(await emblaFiles()).toBe(1);
});
