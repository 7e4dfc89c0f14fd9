import { expect, type Page } from "playwright/test";
import { answerWith, type ContactApi, test } from "../support/contact-api.ts";
import { field, fillIn, form, send, statusPopup } from "../support/contact-form.ts";
import { content } from "../support/site.ts";

const { sent } = content.contact.form;

const loginPage = { contentType: "text/html", body: "<title>Hotel</title><h1>Log in</h1>" };
const scripts = "**/_next/static/**/*.js";

/** Waits for the browser's own page, which says that there is no network. */
const expectUnreachable = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => location.href).catch(() => "on the way"))
    .toMatch(/^chrome-error:/);

/** The form holds what was typed, and can be sent. */
async function expectSendable(page: Page, api: ContactApi): Promise<void> {
  await expect(field(page, "Last name")).toHaveValue("Park");
  await expect(field(page, "Phone number")).toHaveValue(/201\D*555\D*0123/);
  // A key while scripts still fail to load counts for nothing; the next one retries.
  await expect
    .poll(async () => {
      await field(page, "Last name").press("End");
      return form(page).evaluate(({ noValidate }: HTMLFormElement) => noValidate);
    })
    .toBe(true);
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
  api.answer = (route) => route.abort("internetdisconnected");
  await fillIn(page);
  await send(page);
  await expectUnreachable(page);
  await context.setOffline(false);
  api.answer = answerWith(200, "{}");
  api.received = [];
  await page.route(scripts, (route) => route.fulfill(loginPage));
  await page.goBack();
  const answered = page.waitForResponse(scripts);
  await field(page, "Message").press("End");
  await answered;
  await page.unroute(scripts);
  await expectSendable(page, api);
});
