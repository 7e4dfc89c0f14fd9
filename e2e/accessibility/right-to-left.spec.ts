import { expect, type Page, test } from "playwright/test";
import { carousels, parts, shown } from "../support/carousels.ts";
import { openStarted, sizes, started } from "../support/hydration.ts";

/** Translators turn the document round once they know its new language, mostly after scripts ran. */
const turn = (page: Page, dir: "rtl" | "ltr") =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, dir);

test("every slide of a carousel can be reached on a phone, whenever the page was turned round", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(sizes.phone);
  for (const turned of ["before", "after"])
    for (const name of ["story", "services"] as const) {
      await page.goto(carousels[name].path);
      if (turned === "before") await turn(page, "rtl");
      await started(page);
      const { root, list } = parts(page, name);
      await root.scrollIntoViewIfNeeded();
      await expect(root).toHaveAttribute("data-live");
      if (turned === "after") await turn(page, "rtl");
      await list.focus();
      const { count } = carousels[name];
      for (let press = 1; press <= count; press++) {
        await page.keyboard.press("ArrowRight");
        await expect
          .poll(() => shown(list), `${name}, turned round ${turned}, after ${press} presses`)
          .toEqual([press % count]);
      }
      await turn(page, "ltr");
      await expect.poll(() => shown(list), "turned back").toEqual([0]);
    }
});

test("drawn words keep their place: the logo's stay in its box, a drawing's begin where they began", async ({
  page,
}) => {
  await openStarted(page, "/services/cloud-storage");
  const places = () =>
    page.locator("header .logo text, main svg text").evaluateAll((texts) =>
      texts
        .filter((text) => text.checkVisibility())
        .map((text) => {
          const box = text.getBoundingClientRect();
          const { left = 0 } = text.closest("svg")?.getBoundingClientRect() ?? {};
          return Math.round(box.left - left);
        }),
    );
  const before = await places();
  expect(before.length).toBeGreaterThan(2);
  await turn(page, "rtl");
  expect(await places()).toEqual(before);
});
