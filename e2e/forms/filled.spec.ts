import { expect } from "playwright/test";
import { test } from "../support/contact-api.ts";
import {
  field,
  fillIn,
  message,
  openContact,
  ready,
  send,
  statusPopup,
  typed,
} from "../support/contact-form.ts";
import { wake } from "../support/hydration.ts";

test("fields that were filled without an event are sent as they stand", async ({ page, api }) => {
  await openContact(page);
  const filled = { ...typed, "Phone number": "604 555 0199" };
  for (const [label, text] of Object.entries(filled))
    await field(page, label).evaluate((element: HTMLInputElement, text) => {
      element.value = text;
    }, text);
  await send(page);
  await expect(statusPopup(page)).not.toBeEmpty();
  expect(api.messages()).toEqual([{ ...message, phone: "16045550199" }]);
  for (const label of Object.keys(filled)) await expect(field(page, label)).toHaveValue("");
});

test("a message keeps its words where a password manager has changed the form before scripts ran", async ({
  page,
  api,
}) => {
  await page.goto("/contact");
  await page.evaluate(() => {
    for (const [label, text] of [
      ["email", "ada@example.com"],
      ["message", "Hello."],
    ] as const) {
      const field = document.querySelector<HTMLInputElement>(`[name=${label}]`);
      field?.before(document.createElement("x-mark"));
      if (field) field.value = text;
    }
  });
  await wake(page);
  await ready(page);
  await expect(field(page, "Message")).toHaveValue("Hello.");
  await fillIn(page, { Email: "", Message: "" });
  await send(page);
  await expect(statusPopup(page)).not.toBeEmpty();
  expect(api.messages()).toEqual([{ ...message, message: "Hello." }]);
});
