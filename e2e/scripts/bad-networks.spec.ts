import { expect, type Page } from "playwright/test";
import { type ContactApi, test } from "../support/contact-api.ts";
import {
  field,
  fillIn,
  letterOf,
  open,
  ready,
  send,
  statusPopup,
  typed,
} from "../support/contact-form.ts";
import { holdScripts, stopClock } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const { sending, sent, failed, problems } = content.contact.form;

const loginPage = { contentType: "text/html", body: "<title>Hotel</title><h1>Log in</h1>" };
const scripts = "**/_next/static/**/*.js";

/** The form holds what was typed, waits for nothing, and can be sent. */
async function expectSendable(page: Page, api: ContactApi): Promise<void> {
  await expect(field(page, "Last name")).toHaveValue("Park");
  await expect(field(page, "Phone number")).toHaveValue(/201\D*555\D*0123/);
  await expect(page.getByRole("button", { name: sending })).toHaveCount(0);
  await send(page);
  await expect(statusPopup(page)).toContainText(sent);
  expect(api.messages()).toEqual([expect.objectContaining({ lastName: "Park" })]);
}

test("offline, then with a hotel's login page for scripts: what was typed is sent with the network", async ({
  page,
  context,
  api,
}) => {
  await page.goto("/contact");
  await context.setOffline(true);
  // Not by keys, each of which tries to load the scripts.
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
  await send(page);
  await expect(page.getByText(failed)).toBeVisible();

  await page.route(scripts, (route) => route.fulfill(loginPage));
  await context.setOffline(false);
  const answered = page.waitForResponse(scripts);
  await field(page, "Message").press("End");
  await answered;
  await page.unroute(scripts);
  await expectSendable(page, api);
});

test("offline in the middle of a navigation: back leads to what was typed", async ({
  page,
  context,
  api,
}) => {
  await open(page);
  await fillIn(page);
  await context.setOffline(true);
  // The browser's own page says that there is no network.
  const unreachable = page.waitForEvent("framenavigated");
  await page.getByRole("banner").getByRole("link", { name: "Blogs" }).click();
  await unreachable;
  // By then the browser has kept the form's state too, which it takes from the page as that ends.
  await page.waitForLoadState();
  await context.setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expectSendable(page, api);
});

test("scripts that do not come: the form says so after 15 s, and sends once they come", async ({
  page,
  api,
}) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto("/contact");
  await fillIn(page);
  await stopClock(page);
  // At once, without any script of the form.
  await send(page);
  await page.clock.runFor(14_999);
  await expect(page.getByRole("button", { name: sending })).toBeVisible();
  await expect(page.getByText(failed)).toBeHidden();
  await page.clock.runFor(1);
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByText(problems.scripts)).toBeVisible();
  const letter = await letterOf(page);
  expect(letter.get("body")).toContain(typed.Message.replace("\n", "\r\n"));
  release();
  await ready(page);
  await page.clock.resume();
  await expectSendable(page, api);
});
