import { expect, type Page } from "playwright/test";
import { content } from "./site.ts";

/** A visitor's message, by the labels of its fields. */
export const typed = {
  "First name": " Ada ",
  "Last name": "Park",
  Email: "ada@example.com",
  "Phone number": "2015550123",
  Subject: "Flyers",
  Message: "Hello.\nTwo lines.",
};

/** The same message as the endpoint gets it. */
export const message = {
  firstName: "Ada",
  lastName: "Park",
  email: "ada@example.com",
  phone: "12015550123",
  subject: "Flyers",
  message: "Hello.\nTwo lines.",
  sendNewsLetter: false,
};

/** What a visitor is told of it. */
export const sent = "Message Sent Successfully. Thank you!";
export const failed = "Message Send Unsuccessful. Please fill all the fields.";
export const problems = {
  offline: "There was no connection",
  late: "No answer came within 15 seconds.",
  refused: "Our server did not accept the message as it is.",
  tooMany: "Too many messages came from your connection.",
  full: `Our form takes no more messages today. Please write to ${content.site.email}`,
  server: "This was our fault, not yours.",
};

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const country = (page: Page) => form(page).getByRole("combobox");
/** SVG of the chosen country's flag. */
export const flag = (page: Page) => form(page).locator("[aria-hidden] svg").innerHTML();
export const newsletter = (page: Page) => page.getByLabel("Send me the newsletter");
export const form = (page: Page) => page.locator("main form");
export const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();
export const statusPopup = (page: Page) => page.locator("#_popups > [role=status]");
export const alertPopup = (page: Page) => page.locator("#_popups > [role=alert]");
/** The list of what is wrong, above the form. */
export const summary = (page: Page) => page.getByRole("main").locator("[aria-live]").first();

export async function openContact(page: Page): Promise<void> {
  await page.goto("/contact");
  await field(page, "First name").focus();
  await ready(page);
}

/** Waits until React has the form; a submit before that is the browser's. */
export async function ready(page: Page): Promise<void> {
  await expect(form(page)).toHaveJSProperty("noValidate", true);
}

/** Fills in the fields, the phone number key by key; those without a text stay as they are. */
export async function fillIn(page: Page, change: Partial<typeof typed> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...typed, ...change }))
    if (label === "Phone number") await field(page, label).pressSequentially(text);
    else if (text) await field(page, label).fill(text);
}
