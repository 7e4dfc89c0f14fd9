import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { carousels, lefts, parts, shown } from "../support/carousels.ts";
import { holdScripts, hydrated, painted, scriptsOf } from "../support/hydration.ts";
import { layoutShift } from "../support/layout-shift.ts";
import { out } from "../support/site.ts";

/** A word of Embla's own, by which its file is known. */
const embla = "slidesNotInView";

/** How many of these scripts have Embla in them. */
function emblaFiles(scripts: string[]): number {
  expect(scripts.length).toBeGreaterThan(0);
  const texts = [...new Set(scripts)].map((path) => readFileSync(join(out, path), "utf8"));
  return texts.filter((text) => text.includes(embla)).length;
}

const name = "story";
const { path } = carousels[name];

test("Embla comes with the carousel, not before; where it fails, the list still scrolls", async ({
  page,
}) => {
  const problems: Error[] = [];
  page.on("pageerror", (error) => problems.push(error));
  const scripts = scriptsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const { root, list } = parts(page, name);
  await hydrated(root);
  await painted(page);
  expect(emblaFiles(scripts), "at the first sign of life").toBe(0);
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
  scripts.length = 0;
  await page.reload();
  await root.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute("data-live");
  expect(emblaFiles(scripts)).toBe(1);
});

/** The slide to which the visitor has scrolled by then. */
const first = 2;

test("nothing moves when Embla takes over, and the visitor's place is kept", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // With scroll bars that take room, as on most desktops.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  const { root, list } = parts(page, name);
  await list.scrollIntoViewIfNeeded();
  await list.evaluate(
    (element, first) => element.children[first]?.scrollIntoView({ inline: "start" }),
    first,
  );
  await expect.poll(async () => (await shown(list))[0]).toBe(first);
  const places = async () => (await lefts(list)).slice(first, first + 3).map(Math.round);
  const before = await places();
  const height = async () => (await root.boundingBox())?.height;
  const heightBefore = await height();
  await page.waitForLoadState("domcontentloaded");
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
  const start = await page.evaluate(() => performance.now());
  release();
  await expect(root).toHaveAttribute("data-live");
  await expect.poll(places).toEqual(before);
  expect(await height()).toBe(heightBefore);
  expect((await layoutShift(page, start)).moved).toEqual([]);
  await browser.close();
});
