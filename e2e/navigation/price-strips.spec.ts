import { expect, test } from "playwright/test";
import { sizes } from "../support/hydration.ts";

test("strips hang over the footer: all of them on a desktop, the first four on a phone, none in a low window", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/products");
  const strips = page.getByRole("list", { name: "Prices" }).getByRole("link");
  await page.setViewportSize(sizes.desktop);
  await expect(strips).toHaveCount(7);
  await page.setViewportSize(sizes.phone);
  await expect(strips).toHaveCount(4);
  // Nothing that is fixed covers the one with the focus.
  for (const strip of await strips.all()) {
    await strip.focus();
    const isOnTop = (link: Element) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height - 20));
    };
    await expect.poll(() => strip.evaluate(isOnTop)).toBe(true);
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(strips).toHaveCount(0);
});
