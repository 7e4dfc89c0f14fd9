import { expect, type Page, test } from "playwright/test";
import { field, fillIn, ready, typed } from "../support/contact-form.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const started of [true, false])
  test(`${started ? "once" : "before"} the scripts run, Back and a reload bring back a message, what was opened, and the place`, async ({
    page,
  }) => {
    // Fonts that come later break lines elsewhere, which moves the place.
    await page.route("**/*.woff2", (route) => route.fulfill());
    if (!started) await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await page.goto("/contact");
    if (started) {
      await field(page, "First name").focus();
      await ready(page);
    }
    await page.getByRole("combobox").selectOption("CA");
    await fillIn(page, { "Phone number": "6045550123" });
    await page.getByRole("checkbox").check();
    await leaveAndReturn(page, 333);
    await expectMessage(page);
    await page.reload();
    await expectMessage(page);

    await page.goto("/why-angel-app");
    const item = page.locator("details[name=_questions]").nth(3);
    await item.locator("summary").click();
    await leaveAndReturn(page, 600);
    await expect(item).toHaveJSProperty("open", true);
  });

/** Scrolls, leaves the page by a link, and expects that Back leads to the same place. */
async function leaveAndReturn(page: Page, top: number): Promise<void> {
  const from = page.url();
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
  await expect.poll(() => scrolled(page)).toBe(top);
  await page.getByRole("banner").getByRole("link", { name: "Blogs" }).click();
  await expect(page).toHaveURL("/blog-lists");
  await page.goBack();
  await expect(page).toHaveURL(from);
  await expect.poll(() => scrolled(page)).toBe(top);
}

async function expectMessage(page: Page): Promise<void> {
  const { "Phone number": _, ...others } = typed;
  for (const [label, text] of Object.entries(others))
    await expect(field(page, label)).toHaveValue(text);
  await expect(field(page, "Phone number")).toHaveValue(/604\D*555\D*0123/);
  await expect(page.getByRole("combobox")).toHaveValue("CA");
  await expect(page.getByRole("checkbox")).toBeChecked();
}
