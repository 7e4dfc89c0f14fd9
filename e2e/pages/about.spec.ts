import { expect, type Page, test } from "playwright/test";
import { holdScripts, wake } from "../support/hydration.ts";

const names = ["Story", "Why Choose Us", "Culture"];

async function open(page: Page, path: string) {
  await page.goto(path);
  await wake(page);
  await expect(page.getByRole("tab")).toHaveCount(3);
}

async function expectOpen(page: Page, name: string) {
  await expect(page.getByRole("tab", { selected: true })).toHaveText(name);
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page.getByRole("tabpanel")).toHaveAccessibleName(name);
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveText([name]);
  await expect(page.locator('[role=tab][tabindex="-1"]')).toHaveCount(names.length - 1);
}

async function expectAllPanels(page: Page) {
  for (const name of ["It starts with a piece of paper", "Four reasons", "How we work"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
}

test("tabs open by addresses, clicks and keys, and paper shows all", { tag: "@engines" }, async ({
  page,
}) => {
  for (const [path, name] of [
    ["/about/culture", "Culture"],
    ["/about#why", "Why Choose Us"],
    ["/about/story", "Story"],
  ] as const) {
    await open(page, path);
    await expectOpen(page, name);
  }
  await open(page, "/about");
  await expectOpen(page, "Story");
  await expect(page.getByRole("tab")).toHaveText(names);
  await expect(page.getByRole("tablist")).toHaveAccessibleName("What we stand for");
  for (const tab of await page.getByRole("tab").all()) {
    const panel = page.locator(`#${await tab.getAttribute("aria-controls")}`);
    await expect(panel).toHaveAttribute("role", "tabpanel");
    await expect(panel).toHaveAttribute("aria-labelledby", (await tab.getAttribute("id")) ?? "");
  }

  await page.getByRole("tab", { name: "Culture" }).click();
  await expectOpen(page, "Culture");
  await expect(page.getByRole("heading", { name: "People Focused" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Respect" })).toBeVisible();

  for (const [key, name] of [
    ["ArrowRight", "Story"],
    ["ArrowLeft", "Culture"],
    ["Home", "Story"],
    ["ArrowRight", "Why Choose Us"],
    ["End", "Culture"],
    [" ", "Culture"],
  ] as const) {
    await page.keyboard.press(key);
    await expectOpen(page, name);
    await expect(page.getByRole("tab", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
  await expect(page).toHaveURL("/about#culture");

  await page.emulateMedia({ media: "print" });
  await expectAllPanels(page);
});

test("the tab that was chosen is open after a link and Back, and after a reload", async ({
  page,
}) => {
  await open(page, "/about");
  await page.getByRole("tab", { name: "Culture" }).click();
  await expectOpen(page, "Culture");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).first().click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  const panel = page.getByRole("heading", { name: "How we work" });
  await expect(panel, "before the scripts start").toBeVisible();
  await wake(page);
  await expectOpen(page, "Culture");
  await page.reload();
  await expect(panel).toBeVisible();
});

test("before the scripts come, tabs are links, and one panel shows", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await expect(
    page.getByRole("heading", { name: "It starts with a piece of paper" }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "How we work" })).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "Culture", exact: true }).click();
  await expect(page.getByRole("heading", { name: "How we work" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "It starts with" })).toBeHidden();
  release();
  await expect(page.getByRole("tab")).toHaveCount(3);
  await expectOpen(page, "Culture");
});
