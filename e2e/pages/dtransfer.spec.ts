import { expect, test } from "playwright/test";
import { scriptRequests } from "../support/hydration.ts";

test.use({ hasTouch: true });

test("two round buttons move the three related cards, by touch and before scripts are loaded", async ({
  page,
}) => {
  const scripts = scriptRequests(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/dtransfer/redmore");
  const related = page.getByRole("region", { name: "Related articles" });
  const list = related.getByRole("list");
  const cards = list.getByRole("listitem");
  await expect(cards).toHaveCount(3);
  const next = related.getByRole("button", { name: "Next article" });
  const previous = related.getByRole("button", { name: "Previous article" });
  await expect(next).toBeVisible();
  const box = await next.boundingBox();
  expect(box?.width).toBe(box?.height);

  const last = cards.last();
  // Forward until the end, then round to the first; backwards from there to the last.
  for (let press = 0; press < 4; press++) {
    await next.tap();
    if (await atEnd()) break;
  }
  await expect.poll(atEnd).toBe(true);
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await next.tap();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBe(0);
  await previous.tap();
  await expect.poll(atEnd).toBe(true);
  expect(scripts).toEqual([]);

  function atEnd() {
    return list.evaluate(
      ({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft > scrollWidth - clientWidth - 2,
    );
  }
});
