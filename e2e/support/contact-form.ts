import { expect, type Page } from "playwright/test";

/** A visitor's message, by the labels of its fields. */
export const typed = {
  "First name": " Ada ",
  "Last name": "Park",
  Email: "ada@example.com",
  "Phone number": "2015550123",
  Subject: "Flyers",
  Message: "Hello.\nTwo lines.",
};

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const country = (page: Page) => form(page).getByRole("combobox");
/** SVG of the chosen country's flag. */
export const flag = (page: Page) => form(page).locator("[aria-hidden] svg").innerHTML();
export const form = (page: Page) => page.locator("main form");
export const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();
export const statusPopup = (page: Page) => page.getByRole("main").getByRole("status");
export const alertPopup = (page: Page) => page.getByRole("main").getByRole("alert");

export async function open(page: Page): Promise<void> {
  await page.goto("/contact");
  await field(page, "First name").focus();
  await ready(page);
}

/** Waits until the form's scripts run; a submit before that is deferred. */
export async function ready(page: Page): Promise<void> {
  await expect(form(page)).not.toHaveAttribute("data-hold");
}

/** Types into the fields key by key. */
export async function fillIn(page: Page, change: Partial<typeof typed> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...typed, ...change }))
    await field(page, label).pressSequentially(text);
}
