import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "playwright/test";
import { content } from "../content/site.ts";
import {
  country,
  field,
  fillIn,
  message,
  newsletter,
  open,
  send,
  statusPopup,
  typed,
} from "../support/contact-form.ts";
import { holdScripts } from "../support/hydration.ts";

/** The site itself, with its own receiver (e2e/support/serve-all.ts). */
test.use({ baseURL: `http://localhost:${process.env.SITE_PORT}` });
// One after another: the local database is locked for whoever opens it while another reads or writes.
test.describe.configure({ mode: "default" });

const { sent, failed, notSent } = content.contact.form;
const success = (page: Page) => page.locator("#sent");
const failure = (page: Page) => page.locator("#not-sent");

/** What the owner sees by `npm run messages`. */
function messages(...options: string[]): string {
  const env = { ...process.env, STATE_FOLDER: process.env.MESSAGES_FOLDER };
  return execFileSync(process.execPath, ["scripts/messages.ts", ...options], { env }).toString();
}

type Stored = Record<string, unknown> & { id: number; subject: string };

/** The stored messages with a subject, oldest first. */
function storedWith(subject: string): Stored[] {
  const all: Stored[] = JSON.parse(messages("--json"));
  return all.filter((one) => one.subject === subject).reverse();
}

/** A message as it is stored, in every field. */
const asStored = (change: Record<string, unknown>) => ({
  ...message,
  id: expect.any(Number),
  received: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  ...change,
});

test("what a visitor sends is what the owner reads, and deletes", async ({ page }) => {
  const subject = randomUUID();
  const right = { "First name": "מרים", "Last name": "כהן", Message: "🎉 שלום", Subject: subject };
  await open(page);
  await fillIn(page, right);
  await send(page);
  await expect(statusPopup(page)).toContainText(sent);

  const stored = storedWith(subject);
  const names = { firstName: "מרים", lastName: "כהן", message: "🎉 שלום" };
  expect(stored).toEqual([asStored({ ...names, subject })]);
  messages("--delete", String(stored[0]?.id));
  expect(messages()).not.toContain(subject);
});

test("a submit while scripts hang is sent, once, and the page says so", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/contact");
  const subject = randomUUID();
  await country(page).selectOption("CA");
  await fillIn(page, { "Phone number": "604 555 0123", Subject: subject });
  await newsletter(page).check();
  await send(page);
  await expect(page).toHaveURL("/contact#sent");
  await expect(success(page)).toContainText(sent);
  await expect(field(page, "Message")).toHaveValue("");
  expect(storedWith(subject)).toEqual([
    asStored({ subject, phone: "16045550123", sendNewsLetter: true }),
  ]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const phone of ["201 555 0123", "+1 (201) 555-0123"])
    test(`a message with the phone number ${phone} arrives once as typed, and the page says so`, async ({
      page,
    }) => {
      const subject = `Ünter "${randomUUID()}" & <b>`;
      await page.goto("/contact");
      await expect(success(page)).toBeHidden();
      await expect(failure(page)).toBeHidden();
      await fillIn(page, { "Phone number": phone, Subject: subject });
      await send(page);
      await expect(page).toHaveURL("/contact#sent");
      await expect(success(page).getByText(sent, { exact: true })).toBeInViewport();
      await expect(failure(page)).toBeHidden();
      expect(storedWith(subject)).toEqual([asStored({ subject })]);
    });

  test("the browser asks for fields, the address and lengths", async ({ page }) => {
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await page.goto("/contact");
    await send(page);
    await expect(field(page, "First name")).toBeFocused();
    await fillIn(page, { Email: "ada" });
    await send(page);
    await expect(field(page, "Email")).toBeFocused();
    await field(page, "Subject").fill("");
    await field(page, "Subject").pressSequentially("x".repeat(202));
    await expect(field(page, "Subject")).toHaveValue("x".repeat(200));
    await expect(page).toHaveURL("/contact");
    expect(posts).toEqual([]);
  });

  test("a message that is refused is said not to be sent, and Back has the words", async ({
    page,
  }) => {
    const subject = randomUUID();
    await page.goto("/contact");
    await fillIn(page, { "Phone number": "201 555 012", Subject: subject });
    await send(page);
    await expect(page).toHaveURL("/contact#not-sent");
    await expect(failure(page).getByText(failed, { exact: true })).toBeInViewport();
    await expect(failure(page)).toContainText(notSent);
    await expect(failure(page).getByRole("link")).toHaveAttribute("href", /^mailto:/);
    await expect(success(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await expect(field(page, "Message")).toHaveValue(typed.Message);
    await expect(field(page, "Phone number")).toHaveValue("201 555 012");
    expect(storedWith(subject)).toEqual([]);
  });
});
