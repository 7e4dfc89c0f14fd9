import { expect, type Page, test } from "playwright/test";
import { companyTabs } from "../../site/schema/sections/parts.ts";
import { holdScripts, wake } from "../support/hydration.ts";
import { sectionAt } from "../support/site.ts";

const names = Object.values(companyTabs);
const { story, culture: last } = sectionAt("/about", "company");

async function expectOpen(page: Page, name: string) {
  await expect(page.getByRole("tab", { selected: true })).toHaveText(name);
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page.getByRole("tabpanel")).toHaveAccessibleName(name);
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveText([name]);
}

test("tabs are links before the scripts come, then open by clicks and keys", {
  tag: "@engines",
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  const culture = page.getByRole("heading", { name: last.title });
  await expect(page.getByRole("heading", { name: story.title })).toBeVisible();
  await expect(culture).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "Culture", exact: true }).click();
  await expect(culture).toBeVisible();
  release();
  await wake(page);
  await expect(page.getByRole("tab")).toHaveText(names);
  await expectOpen(page, "Culture");
  await page.getByRole("tab", { name: "Story" }).click();
  await expectOpen(page, "Story");
  for (const [key, name] of [
    ["ArrowLeft", "Culture"],
    ["ArrowRight", "Story"],
    ["End", "Culture"],
    ["Home", "Story"],
  ] as const) {
    await page.keyboard.press(key);
    await expectOpen(page, name);
    await expect(page.getByRole("tab", { name })).toBeFocused();
  }
});

test("an address opens its tab", async ({ page }) => {
  for (const [path, name] of [
    ["/about", "Story"],
    ["/about/story", "Story"],
    ["/about/culture", "Culture"],
    ["/about#why", "Why Choose Us"],
  ] as const) {
    // An address that differs by its part alone would not load the page anew.
    await page.goto("/login");
    await page.goto(path);
    await wake(page);
    await expectOpen(page, name);
  }
});

test("text in a closed tab is found, before the scripts come and after, and its tab opens", async ({
  page,
}) => {
  const [point] = last.points;
  const words = page.getByRole("heading", { name: point?.title ?? "" });
  await page.goto(`/about#:~:text=${encodeURIComponent(point?.title ?? "")}`);
  await expect(words).toBeInViewport();
  await expect(page.getByRole("heading", { name: story.title })).toBeHidden();
  await wake(page);
  await expectOpen(page, "Culture");
  await page.getByRole("tab", { name: "Story" }).click();
  await expectOpen(page, "Story");
  // As find in page does.
  const panel = page.locator("[data-opener]").last();
  await expect(panel).toHaveAttribute("hidden", "until-found");
  await panel.dispatchEvent("beforematch");
  await expectOpen(page, "Culture");
  await expect(words).toBeVisible();
});
