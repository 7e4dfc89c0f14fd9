import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { expect, test } from "playwright/test";
import { fillIn, message, open, send, statusPopup } from "../support/contact-form.ts";

/** The site itself, with its own receiver (e2e/support/serve-all.ts). */
test.use({ baseURL: `http://localhost:${process.env.SITE_PORT}` });

/** What the owner sees by `npm run messages`. */
function messages(...options: string[]): string {
  const env = { ...process.env, STATE_FOLDER: process.env.MESSAGES_FOLDER };
  return execFileSync(process.execPath, ["scripts/messages.ts", ...options], { env }).toString();
}

test("what a visitor sends is what the owner reads, and deletes", async ({ page }) => {
  const subject = randomUUID();
  const right = { "First name": "מרים", "Last name": "כהן", Message: "🎉 שלום", Subject: subject };
  await open(page);
  await fillIn(page, right);
  await send(page);
  await expect(statusPopup(page)).toContainText("Message Sent Successfully. Thank you!");

  const all: { id: number; subject: string }[] = JSON.parse(messages("--json"));
  const [stored, ...others] = all.filter((one) => one.subject === subject);
  expect(others).toEqual([]);
  expect(stored).toEqual({
    ...message,
    id: expect.any(Number),
    received: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    firstName: "מרים",
    lastName: "כהן",
    message: "🎉 שלום",
    subject,
  });
  messages("--delete", String(stored?.id));
  expect(messages()).not.toContain(subject);
});
