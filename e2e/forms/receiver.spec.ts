import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { expect, test } from "playwright/test";
import {
  failed,
  field,
  fillIn,
  message,
  openContact,
  problems,
  send,
  sent,
  statusPopup,
  typed,
} from "../support/contact-form.ts";

// One after another: the local database is locked for whoever opens it while another reads or writes.
test.describe.configure({ mode: "default" });

/** What the owner sees of the messages with a subject by `npm run messages`. */
function storedWith(subject: string): string[] {
  const env = { ...process.env, STATE_FOLDER: process.env.MESSAGES_FOLDER };
  const printed = execFileSync(process.execPath, ["scripts/messages.ts"], { env }).toString();
  return printed.split("\n\n").filter((one) => one.includes(`\nsubject: ${subject}\n`));
}

/** A message as it is printed, in every field; a further line of a text is indented. */
function asPrinted(change: Partial<typeof message>, path = "/contact") {
  const fields = Object.entries({ ...message, ...change, sendNewsLetter: 0, page: path });
  const lines = fields.map(([name, value]) => `${name}: ${String(value).replace("\n", "\n  ")}`);
  return expect.stringContaining(`Z\n${lines.join("\n")}`);
}

test("what a visitor sends is what the owner reads", async ({ page }) => {
  const subject = randomUUID();
  const right = { "First name": "מרים", "Last name": "כהן", Message: "🎉 שלום", Subject: subject };
  await openContact(page);
  await fillIn(page, right);
  await send(page);
  await expect(statusPopup(page)).toContainText(sent);

  const names = { firstName: "מרים", lastName: "כהן", message: "🎉 שלום" };
  expect(storedWith(subject)).toEqual([asPrinted({ ...names, subject })]);
});

test("of two forms on a page, each has its own words, and a message says where it was written", async ({
  page,
}) => {
  const subject = randomUUID();
  await page.goto("/every-section");
  const first = page.getByRole("region", { name: "A form", exact: true });
  const second = page.getByRole("region", { name: "A second form", exact: true });
  await first.getByLabel("First name").fill("Grace");
  for (const [label, text] of Object.entries({ ...typed, Subject: subject }))
    await second.getByLabel(label, { exact: true }).fill(text);
  await expect(second.locator("form")).toHaveJSProperty("noValidate", true);
  await second.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status").filter({ hasText: sent })).toBeVisible();
  await expect(second.getByLabel("First name")).toHaveValue("");
  // One popup at a time.
  await first.getByLabel("Message").fill("Hello");
  for (const [label, text] of Object.entries({ ...typed, Subject: randomUUID() }))
    await first.getByLabel(label, { exact: true }).fill(text);
  await first.getByRole("button", { name: "Send Message" }).click();
  await expect(first.getByText(/Your message was sent/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Close" })).toHaveCount(1);
  expect(storedWith(subject)).toEqual([asPrinted({ subject }, "/every-section")]);
  await first.getByLabel("First name").fill("Grace");
  await page.reload();
  await expect(first.getByLabel("First name")).toHaveValue("Grace");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused message keeps its words and is said not to be sent; a mended one arrives once", async ({
    page,
  }) => {
    const subject = `Ünter "${randomUUID()}" & <b>`;
    await page.goto("/contact");
    await fillIn(page, { "Phone number": "201 555 012", Subject: subject });
    await send(page);
    await expect(page.locator("#not-sent").getByText(failed, { exact: true })).toBeInViewport();
    await page.goBack();
    await expect(field(page, "Message")).toHaveValue(typed.Message);
    await field(page, "Phone number").press("End");
    await field(page, "Phone number").pressSequentially("3");
    await send(page);
    await expect(page.locator("#sent").getByText(sent, { exact: true })).toBeInViewport();
    await expect(page.locator("#not-sent")).toBeHidden();
    expect(storedWith(subject)).toEqual([asPrinted({ subject })]);

    await page.goto("/contactus");
    await expect(page).toHaveURL("/contact");
    await page.goto("/contact#not-sent-refused");
    await expect(page.getByText(problems.refused)).toBeInViewport();
  });
});
