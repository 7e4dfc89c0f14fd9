import { expect, type Page, test } from "playwright/test";
import { sectionOf } from "../support/section-of.ts";
import { content } from "../support/site.ts";

const path = "/services/pushradius-geofencing-marketing";
const { page: service } = content.services.find(({ page }) => page?.path === path) ?? {};
const { title: heading, label, start, reaches } = sectionOf(service?.sections, "map").radius;
const { button } = content.pricingPage.reach;

const region = (page: Page) => page.getByRole("region", { name: heading });
const slider = (page: Page) => region(page).getByRole("slider", { name: label });

test.use({ hasTouch: true });

test("the circle follows the slider, by a finger and by keys, and words say what it reaches; a link leads to the contact page", async ({
  page,
}) => {
  await page.goto(path);
  const said = region(page).getByRole("status");
  await expect(said).toContainText(`${start} km`);
  const circle = region(page).locator("circle[stroke-width]");
  const width = async () => (await circle.boundingBox())?.width ?? 0;
  const before = await width();
  // A finger on a slider fires no click and gives no focus.
  const { x = 0, y = 0, width: way = 0, height = 0 } = (await slider(page).boundingBox()) ?? {};
  await page.touchscreen.tap(x + way * 0.8, y + height / 2);
  await expect(said).not.toContainText(`${start} km`);
  await expect.poll(width).toBeGreaterThan(before);
  await slider(page).focus();
  await page.keyboard.press("End");
  await expect(said).toContainText("10 km");
  await expect(said).toContainText("314");
  await expect(said).toContainText(reaches.at(-1)?.text ?? "");
  await expect.poll(width).toBeGreaterThan(2 * before);
  await page.keyboard.press("Home");
  await expect(said).toContainText(reaches[0]?.text ?? "");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "1 km");
  await region(page).getByRole("link", { name: button }).click();
  await expect(page).toHaveURL("/contact");
});
