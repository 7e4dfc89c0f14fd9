import { expect } from "playwright/test";
import { test } from "../support/contact-api.ts";
import {
  field,
  fillIn,
  message,
  ready,
  send,
  statusPopup,
  typed,
} from "../support/contact-form.ts";
import { holdScripts, wake } from "../support/hydration.ts";
import { content } from "../support/site.ts";

/** What translators, password managers and writing assistants do to a page before React starts. */
function changeHtml(selector: string): void {
  const field = document.querySelector(selector);
  field?.before(document.createElement("x-mark"));
  field?.after(document.createElement("x-mark"));
  document.body.prepend(document.createElement("div"));
  for (const text of document.querySelectorAll("main h1, main p, main label, header a, summary")) {
    const font = document.createElement("font");
    font.append(...text.childNodes);
    text.append(font);
  }
}

test("a message keeps its words, the focus and its place, and is sent once", async ({
  page,
  api,
}) => {
  // Typing scrolls the page smoothly, for longer than the typing takes.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact");
  const release = await holdScripts(page);
  await page.getByRole("combobox").selectOption("CA");
  await fillIn(page, { "Phone number": "6045550123", Message: "" });
  await page.getByRole("checkbox").check();
  await field(page, "Message").pressSequentially(typed.Message);
  await page.keyboard.press("Home");
  await page.evaluate(changeHtml, "#message");
  await field(page, "Message").focus();
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
  await expect(page.locator("[name=message]")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await send(page);
  await expect(statusPopup(page)).toContainText(content.contact.form.sent);
  const sent = { ...message, phone: "16045550123", message: typed.Message, sendNewsLetter: true };
  expect(api.messages()).toEqual([sent]);
});

/** "First name" → "firstName" */
function nameOf(label: string): string {
  const [first = "", ...rest] = label.split(" ");
  return first.toLowerCase() + rest.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("");
}
