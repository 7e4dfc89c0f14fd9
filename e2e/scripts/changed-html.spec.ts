import { expect, type Page } from "playwright/test";
import { test } from "../support/contact-api.ts";
import { field, fillIn, ready, send, statusPopup, typed } from "../support/contact-form.ts";
import { holdScripts, hydrated, wake } from "../support/hydration.ts";
import { content } from "../support/site.ts";

/** What translators, password managers and writing assistants do to a page before React starts. */
const changes: Record<string, (field: string) => void> = {
  "a node before and after a field": (field) => {
    const element = document.querySelector(field);
    element?.before(document.createElement("x-mark"));
    element?.after(document.createElement("x-mark"));
  },
  "a node around a field": (field) => {
    const element = document.querySelector(field);
    const around = document.createElement("x-mark");
    element?.replaceWith(around);
    if (element) around.append(element);
  },
  "a node in front of the body's first element": () =>
    document.body.prepend(document.createElement("div")),
  "nodes inside texts": () => {
    for (const text of document.querySelectorAll(
      "main h1, main p, main label, header a, summary",
    )) {
      const font = document.createElement("font");
      font.append(...text.childNodes);
      text.append(font);
    }
  },
};

for (const [name, change] of Object.entries(changes))
  test(`${name}: a message keeps its words, the focus and its place`, async ({ page, api }) => {
    // Typing scrolls the page smoothly, for longer than the typing takes.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/contact");
    const release = await holdScripts(page);
    await page.getByRole("combobox").selectOption("CA");
    await fillIn(page, { "Phone number": "6045550123", Message: "" });
    await page.getByRole("checkbox").check();
    await field(page, "Message").pressSequentially(typed.Message);
    await page.keyboard.press("Home");
    await page.evaluate(change, "#message");
    await expect(field(page, "Message")).toBeAttached();
    if (!name.includes("around")) await field(page, "Message").focus();
    const place = 900;
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), place);
    release();
    await wake(page);
    await ready(page);
    for (const [label, text] of Object.entries(typed).filter(([key]) => !/Phone/.test(key)))
      await expect(page.locator(`[name=${nameOf(label)}]`)).toHaveValue(text);
    await expect(page.locator("[name=phoneNumber]")).toHaveValue("(604) 555-0123");
    await expect(page.getByRole("combobox")).toHaveValue("CA");
    await expect(page.getByRole("checkbox")).toBeChecked();
    if (!name.includes("around")) await expect(page.locator("[name=message]")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await send(page);
    await expect(statusPopup(page)).toContainText(content.contact.form.sent);
    expect(api.messages()).toEqual([
      {
        firstName: "Ada",
        lastName: "Park",
        email: "ada@example.com",
        phone: "16045550123",
        subject: "Flyers",
        message: typed.Message,
        sendNewsLetter: true,
      },
    ]);
  });

/** Makes all the changes, one after another. */
async function changeAll(page: Page, selector: string): Promise<void> {
  for (const change of Object.values(changes)) await page.evaluate(change, selector);
}

test("with all changes, a message is sent once", async ({ page, api }) => {
  const release = await holdScripts(page);
  await page.goto("/contact");
  await fillIn(page);
  await changeAll(page, "#message");
  release();
  await wake(page);
  await ready(page);
  await send(page);
  await expect(statusPopup(page)).toContainText(content.contact.form.sent);
  expect(api.messages()).toEqual([expect.objectContaining({ phone: "12015550123" })]);
});

test("with all changes, opened items and menus stay open, and a typed margin stays", async ({
  page,
}) => {
  for (const path of ["/why-angel-app", "/services/digital-flyer-app"]) {
    await page.goto(path);
    const item = page.locator("main details").nth(2);
    await item.locator("summary").click();
    await changeAll(page, "main h1");
    await hydrated(page.locator("#_services-menu"));
    await expect(item).toHaveJSProperty("open", true);
    await expect(item.locator("summary")).toBeFocused();
  }
  await page.goto("/flyer-pricing");
  const margin = page.locator("main input[inputmode=decimal]");
  const release = await holdScripts(page);
  await margin.pressSequentially("12.5");
  await changeAll(page, "main input[inputmode=decimal]");
  release();
  await hydrated(margin);
  await expect(margin).toHaveValue("12.5");
  await expect(page.locator("main caption").filter({ hasText: "12.50" })).toBeVisible();

  await page.goto("/documents");
  const language = page.locator("main input[type=radio]").nth(1);
  await language.focus();
  await page.keyboard.press("Space");
  await expect(language).toBeChecked();
  await page.getByRole("button", { name: content.navigation.region.label }).click();
  await changeAll(page, "main h1");
  await hydrated(page.locator("#_services-menu"));
  await expect(language).toBeChecked();
  await expect(page.locator("#_region-menu")).toBeVisible();
});

/** "First name" → "firstName" */
function nameOf(label: string): string {
  const [first = "", ...rest] = label.split(" ");
  return first.toLowerCase() + rest.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("");
}
