import { expect, type Page, test } from "playwright/test";
import { openStarted, sizes, wakeUntilStarted } from "../support/hydration.ts";
import { content } from "../support/site.ts";

/**
 * Takes away what browsers of 2024 did not all have. From the page and its styles: anchors,
 * animated sizes, `::details-content`, `@starting-style`, the scripting query, `:has` and
 * `details name`; from its scripts: the Navigation API, `beforematch`, `name`.
 */
async function age(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (!["document", "stylesheet"].includes(route.request().resourceType()))
      return route.fallback();
    const response = await route.fetch({ maxRetries: 3 });
    const headers = response.headers();
    let count = 0;
    const body = (await response.text())
      .replace(/position-area|anchor-name|position-anchor|interpolate-size/g, "unknown")
      .replace(/::details-content/g, "::unknown")
      .replace(/@starting-style/g, "@unknown")
      .replace(/\(scripting: ?enabled\)/g, "(unknown: yes)")
      .replace(/:has\(/g, ":unknown(")
      // The browser itself opens an item whose content an address names: here it names the item.
      .replace(/<div id="[^"]*" (class="prose scroll)/g, "<div $1")
      .replace(/<details name="[^"]*"/g, () => `<details id="item-${count++}"`);
    await route.fulfill({ response, headers, body });
  });
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "navigation");
    Reflect.deleteProperty(HTMLDetailsElement.prototype, "name");
    Reflect.deleteProperty(HTMLElement.prototype, "onbeforematch");
    const { supports } = CSS;
    CSS.supports = (...words: string[]) =>
      !/position-area|anchor|interpolate/.test(words.join()) && Reflect.apply(supports, CSS, words);
  });
}

// The policy's hashes are of the styles as they were built.
test.use({ bypassCSP: true });

test.beforeEach(({ page }) => age(page));

test("tabs, dropdowns, an accordion and the mobile menu work", async ({ page }) => {
  await openStarted(page, "/about");
  await page.getByRole("tab", { name: "Culture" }).click();
  await expect(page.getByRole("tabpanel", { name: "Culture" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "How we work" })).toBeVisible();

  const bar = await page.getByRole("banner").boundingBox();
  for (const name of [content.navigation.region.label, content.navigation.bar.services]) {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name }).click();
    const open = page.locator(":popover-open");
    await expect(open).toHaveCount(1);
    await expect(open).toBeInViewport({ ratio: 1 });
    const box = await open.boundingBox();
    expect(box?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0) - 2, -1);
    const button = await page.getByRole("button", { name }).boundingBox();
    expect(box?.x, `${name} begins at its button`).toBeCloseTo(button?.x ?? 0, -1);
  }
  await page.locator("#_services-menu").getByRole("link", { name: "Digital Coupons" }).click();
  await expect(page).toHaveURL("/services/digital-coupon-apps");

  const items = page.locator("main details");
  // Anew, since the page in view was fetched ahead, as it is.
  await page.goto("/login");
  await page.goto("/services/digital-coupon-apps#item-2");
  await expect(items.nth(2)).toHaveAttribute("open");
  await expect(items.nth(0)).not.toHaveAttribute("open");
  await wakeUntilStarted(page);
  for (const [index, before] of [
    [1, 2],
    [2, 1],
  ] as const) {
    await items.nth(index).locator("summary").click();
    await expect(items.nth(index).locator("p").first()).toBeVisible();
    await expect(items.nth(before)).not.toHaveAttribute("open");
  }

  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole("button", { name: content.navigation.bar.menu, exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Blogs" }).click();
  await expect(page).toHaveURL("/blog-lists");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("without popovers, the mobile menu is in the page, a dropdown shows at the pointer and the focus", async ({
  page,
}) => {
  // A window that changes its size ends a view transition, which the browser calls an error.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/about", async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = (await response.text())
      .replace(/ popover="auto"/g, "")
      .replace(/not selector\(:popover-open\)/g, "selector(*)")
      .replace(/:popover-open/g, ":unknown");
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    for (const name of ["popover", "togglePopover", "showPopover", "hidePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));

  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto("/about");
  await page.locator("dialog#_menu").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/flyer-pricing");

  await page.setViewportSize(sizes.desktop);
  await page.goto("/about");
  const dropdown = page.locator("#_services-menu");
  await expect(dropdown).toBeHidden();
  await page.getByRole("button", { name: content.navigation.bar.services }).hover();
  await expect(dropdown).toBeInViewport({ ratio: 1 });
  await page.mouse.move(1200, 650);
  await expect(dropdown).toBeHidden();
  await expect(page.getByRole("tab")).toHaveCount(3);
  await page.getByRole("button", { name: content.navigation.bar.services }).focus();
  await dropdown.getByRole("link", { name: "Digital Coupons" }).click();
  await expect(page).toHaveURL("/services/digital-coupon-apps");
  await page.goto("/about");
  await page.getByRole("button", { name: content.navigation.region.label }).hover();
  const { x, y } = (await page.locator("#_region-menu a:visible").first().boundingBox()) ?? {
    x: 0,
    y: 0,
  };
  await page.mouse.move(x + 20, y + 20, { steps: 20 });
  await expect(page.locator("#_region-menu"), "on the way there and upon it").toBeVisible();
  expect(errors).toEqual([]);
});
