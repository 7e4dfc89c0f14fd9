import { expect, type Page } from "playwright/test";
import { answerWith, test } from "../support/contact-api.ts";
import {
  alertPopup,
  field,
  fillIn,
  form,
  open,
  send,
  statusPopup,
  typed,
} from "../support/contact-form.ts";
import { holdScripts, sizes } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const { sent, failed, sending } = content.contact.form;
const button = (page: Page) => form(page).locator("[type=submit]");

test("what is typed while a message is being sent stays", async ({ page, api }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  api.answer = (response) => void promise.then(() => response.end("{}"));
  await open(page);
  await fillIn(page);
  await send(page);
  await expect.poll(() => api.messages()).toHaveLength(1);
  await field(page, "Message").fill("Another question.");
  await field(page, "Phone number").fill("");
  await field(page, "Phone number").pressSequentially("6045550123");
  await page.getByLabel("Send me the newsletter").check();
  resolve();

  await expect(statusPopup(page)).toContainText(sent);
  await expect(field(page, "Subject")).toHaveValue("");
  await expect(field(page, "Message")).toHaveValue("Another question.");
  await expect(field(page, "Phone number")).toHaveValue("(604) 555-0123");
  await expect(page.getByLabel("Send me the newsletter")).toBeChecked();
  // The form and the page's history have it too.
  await fillIn(page, { Message: "", "Phone number": "" });
  await page.reload();
  await expect(field(page, "Message")).toHaveValue("Another question.");
  await send(page);
  await expect
    .poll(() => api.messages().at(-1))
    .toMatchObject({
      message: "Another question.",
      phone: "16045550123",
      sendNewsLetter: true,
    });
});

/** Reloads the page; returns whether the visitor was asked first, and stays. */
async function asksBeforeReload(page: Page): Promise<boolean> {
  const asked = new Promise<boolean>((resolve) => {
    page.once("dialog", (dialog) => {
      resolve(dialog.type() === "beforeunload");
      void dialog.dismiss();
    });
    page.once("load", () => resolve(false));
  });
  await page.evaluate(() => void setTimeout(() => location.reload()));
  return asked;
}

test("whoever leaves while a message is being sent is asked first", async ({ page, api }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  api.answer = (response) => void promise.then(() => response.end("{}"));
  await open(page);
  await fillIn(page);
  await send(page);
  expect(await asksBeforeReload(page)).toBe(true);
  resolve();
  await expect(statusPopup(page)).toContainText(sent);
  expect(await asksBeforeReload(page)).toBe(false);
});

test("so is whoever leaves while a message waits for the form's scripts", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/contact");
  await fillIn(page);
  await send(page);
  await expect(button(page)).toHaveAccessibleName(sending);
  expect(await asksBeforeReload(page)).toBe(true);
});

test("the focus goes to the popup's words, and back to the button", async ({ page, api }) => {
  await page.clock.install({ time: new Date("2026-11-16T16:30:00") });
  await open(page);
  await fillIn(page);
  await send(page);
  await expect(statusPopup(page).getByText(sent)).toBeFocused();
  const line = form(page).getByText(
    "Thank you, \u2068Ada\u2069. Your message was sent at 4:30 PM.",
  );
  await expect(line).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(10_000);
  await expect(statusPopup(page)).toBeEmpty();
  await expect(button(page)).toBeFocused();
  await expect(line, "it stays beside the button").toBeVisible();

  api.answer = answerWith(500);
  await fillIn(page);
  await field(page, "Subject").press("Enter");
  await expect(alertPopup(page).getByText(failed)).toBeFocused();
  await expect(line).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(button(page)).toBeFocused();
});

test("the focus stays with a visitor who went on", async ({ page, api }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  api.answer = (response) => void promise.then(() => response.end("{}"));
  await open(page);
  await fillIn(page);
  await send(page);
  await field(page, "Message").focus();
  resolve();
  await expect(statusPopup(page)).toContainText(sent);
  await expect(field(page, "Message")).toBeFocused();
});

test.describe("a place and a distance in the address", () => {
  const address = "/contact?place=Ritchie+%26+%3Cb%3E&km=3";
  const begun = "I would like to know who will see my flyer around Ritchie & <b>, within 3 km.";
  const message = (page: Page) => field(page, "Message");

  test("begin the message, which is sent with what follows", async ({ page, api }) => {
    await page.goto(address);
    await expect(message(page)).toHaveValue(begun);
    await message(page).press("End");
    await fillIn(page, { Message: " Thanks" });
    await send(page);
    await expect(statusPopup(page)).toContainText(sent);
    expect(api.messages()).toMatchObject([{ message: `${begun} Thanks` }]);
  });

  test("a place alone begins it too, a distance alone does not", async ({ page }) => {
    await page.goto("/contact?place=Ritchie&km=");
    await expect(message(page)).toHaveValue(
      "I would like to know who will see my flyer around Ritchie.",
    );
    await page.goto("/contact?km=3");
    await expect(message(page)).toHaveValue("");
  });

  test("do not replace what a visitor wrote", async ({ page }) => {
    await page.goto(address);
    for (const text of [typed.Message, ""]) {
      await message(page).fill(text);
      await page.reload();
      await expect(message(page)).toHaveValue(text);
    }
  });
});

for (const [width, height] of [
  [341, 160],
  [320, 256],
  [1280, 300],
] as const)
  test(`nothing covers the form in a window of ${width} × ${height}`, async ({ page, api }) => {
    await page.setViewportSize({ width, height });
    api.answer = answerWith(500);
    await open(page);
    await fillIn(page);
    await send(page);
    await expect(alertPopup(page).getByText(failed)).toBeFocused();
    await expect(alertPopup(page).getByText(failed)).toBeInViewport();
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((element) => element.checkVisibility())
        .filter((element) => getComputedStyle(element).position === "fixed")
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(fixed).toEqual([]);
    await expect(page.getByRole("banner")).not.toBeInViewport();
  });

test.describe("on the first screen", () => {
  for (const [name, size] of Object.entries({
    phone: sizes.phone,
    desktop: { width: 1280, height: 900 },
  }))
    test(`stands the form's first field, on a ${name}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto("/contact");
      await expect(field(page, "First name")).toBeInViewport({ ratio: 1 });
      const hero = await page.locator("main section").first().boundingBox();
      expect(hero?.height).toBeLessThanOrEqual(300);
      const links = await page.getByRole("region", { name: "Reach us directly" }).boundingBox();
      const box = await form(page).boundingBox();
      if (name === "phone") expect(links?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
      else expect((links?.x ?? 0) + (links?.width ?? 0)).toBeLessThan(box?.x ?? 0);
    });
});
