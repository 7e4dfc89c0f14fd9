import { expect } from "playwright/test";
import { test } from "../support/contact-api.ts";
import { field, message, open, send, statusPopup, typed } from "../support/contact-form.ts";

test("fields that were filled without an event are sent as they stand", async ({ page, api }) => {
  await open(page);
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
