import { expect, type Page, test } from "playwright/test";
import { field, fillIn, ready, typed } from "../support/contact-form.ts";
import { hydrated } from "../support/hydration.ts";
import { content } from "../support/site.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollTo(page: Page, top: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

async function leaveAndReturn(page: Page) {
  const from = page.url();
  await page.getByRole("banner").getByRole("link", { name: "Blogs" }).click();
  await expect(page).toHaveURL("/blog-lists");
  await page.goBack();
  await expect(page).toHaveURL(from);
}

for (const started of [true, false])
  test(`${started ? "once" : "before"} the scripts run, Back brings back what was typed and opened, and the place`, async ({
    page,
  }) => {
    // Fonts that come later break lines elsewhere, which moves the place.
    await page.route("**/*.woff2", (route) => route.fulfill());
    if (!started) await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await test.step("a message in the making", () => expectMessageKept(page, started));
    if (started) await test.step("none that was sent", () => expectSentForgotten(page));
    await page.goto("/why-angel-app");
    if (started) await hydrated(page.locator("#_services-menu"));
    const item = page.locator("details[name=faq]").nth(3);
    await item.locator("summary").click();
    await expect(item).toHaveJSProperty("open", true);
    await scrollTo(page, 1500);
    await leaveAndReturn(page);
    await expect(item).toHaveJSProperty("open", true);
    await expect.poll(() => scrolled(page)).toBe(1500);
  });

/** Back, and then reload, bring back a message in the making. */
async function expectMessageKept(page: Page, started: boolean) {
  await page.goto("/contact");
  if (started) {
    await field(page, "First name").focus();
    await ready(page);
  }
  await page.getByRole("combobox").selectOption("CA");
  await fillIn(page, { "Phone number": "6045550123" });
  await page.getByRole("checkbox").check();
  await scrollTo(page, 333);
  await leaveAndReturn(page);
  for (const way of ["Back", "reload"]) {
    for (const [label, text] of Object.entries(typed).filter(([key]) => !/Phone/.test(key)))
      await expect(field(page, label), way).toHaveValue(text);
    await expect(field(page, "Phone number"), way).toHaveValue(/604\D*555\D*0123/);
    await expect(page.getByRole("combobox"), way).toHaveValue("CA");
    await expect(page.getByRole("checkbox"), way).toBeChecked();
    await expect.poll(() => scrolled(page), way).toBe(333);
    if (way === "Back") await page.reload();
  }
}

/** The message in the form is sent, and neither a reload nor Back brings it back. */
async function expectSentForgotten(page: Page) {
  await page.route("**/contactus", (route) =>
    route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
      json: {},
    }),
  );
  await field(page, "First name").focus();
  await ready(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(field(page, "Message")).toHaveValue("");
  await page.reload();
  await expectEmpty(page);
  await leaveAndReturn(page);
  await expectEmpty(page);
}

async function expectEmpty(page: Page) {
  await field(page, "First name").focus();
  await ready(page);
  for (const label of Object.keys(typed)) await expect(field(page, label)).toHaveValue("");
}

test("a reload keeps what is chosen last and what was erased", async ({ page }) => {
  await page.goto("/documents");
  const [second = "", first = ""] = content.documents.languages.map(({ label }) => label);
  const language = (label: string) => page.getByRole("radio", { name: label });
  for (const label of [first, second, first]) {
    await page.getByText(label, { exact: true }).click();
    await expect(language(label)).toBeChecked();
  }
  await page.reload();
  await expect(language(first)).toBeChecked();

  await page.goto("/contact");
  const phone = field(page, "Phone number");
  await phone.focus();
  await ready(page);
  await phone.pressSequentially("2015550123");
  await expect(phone).toHaveValue("(201) 555-0123");
  await page.reload();
  await expect(phone).toHaveValue(/201\D*555\D*0123/);
  await phone.focus();
  await ready(page);
  await phone.press("Control+a");
  await phone.press("Backspace");
  await expect(phone).toHaveValue("");
  await page.reload();
  await phone.focus();
  await ready(page);
  await expect(phone).toHaveValue("");
});
