import { expect, test } from "playwright/test";
import { carousels, lefts, parts, shown } from "../support/carousels.ts";
import { holdScripts, hydrated } from "../support/hydration.ts";

const name = "story";
const { path } = carousels[name];

test("where its script fails, the list still scrolls; the next hover loads it", async ({
  page,
}) => {
  const problems: Error[] = [];
  page.on("pageerror", (error) => problems.push(error));
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto(path);
  const { root, list } = parts(page, name);
  await hydrated(root);
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await root.scrollIntoViewIfNeeded();
  await failed;
  await expect(list.locator("..")).toHaveCSS("scrollbar-width", "auto");
  await expect(root.getByRole("button")).toHaveCount(0);
  await list.press("ArrowRight");
  await expect.poll(async () => (await lefts(list))[0]).toBeLessThan(0);
  expect(problems).toEqual([]);

  await page.unrouteAll();
  await expect(async () => {
    await page.mouse.move(2, 2);
    // The middle of the list itself may have been scrolled out of the window.
    await root.hover({ timeout: 1000 });
    await expect(root).toHaveAttribute("data-moves", "", { timeout: 1000 });
  }).toPass();
});

test("nothing moves when it takes over, and the visitor's place is kept", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  const { root, list } = parts(page, name);
  await list.scrollIntoViewIfNeeded();
  await list.evaluate((element) => element.children[2]?.scrollIntoView({ inline: "start" }));
  await expect.poll(async () => (await shown(list))[0]).toBe(2);
  const places = async () => (await lefts(list)).slice(2, 5).map(Math.round);
  const before = await places();
  const height = (await root.boundingBox())?.height;
  release();
  await expect(root).toHaveAttribute("data-moves");
  await expect.poll(places).toEqual(before);
  expect((await root.boundingBox())?.height).toBe(height);
});
