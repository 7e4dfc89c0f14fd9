import { type BrowserContext, expect, type Page } from "playwright/test";
import { type ContactApi, test } from "../support/contact-api.ts";
import {
  alertPopup,
  field,
  fillIn,
  letterOf,
  ready,
  send,
  statusPopup,
  typed,
} from "../support/contact-form.ts";
import { holdScripts, hydrated } from "../support/hydration.ts";
import { content } from "../support/site.ts";
import { stopClock } from "../support/started.ts";

type Visit = { page: Page; context: BrowserContext; api: ContactApi };

const loginPage = { contentType: "text/html", body: "<title>Hotel</title><h1>Log in</h1>" };
const scripts = "**/_next/static/**/*.js";

const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });

async function openStarted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page.locator("header a").first());
}

/** The form holds what was typed, waits for nothing, and can be sent. */
async function expectSendable({ page, api }: Visit): Promise<void> {
  await expect(field(page, "Last name")).toHaveValue("Park");
  await expect(field(page, "Phone number")).toHaveValue(/201\D*555\D*0123/);
  await expect(page.getByRole("button", { name: content.contact.form.sending })).toHaveCount(0);
  await send(page);
  await expect(statusPopup(page)).toContainText(content.contact.form.sent);
  expect(api.messages()).toEqual([expect.objectContaining({ lastName: "Park" })]);
}

/** Networks that fail, and the state in which each leaves the visitor. */
const networks: Record<string, (visit: Visit) => Promise<void>> = {
  "offline before the first intent: a message says so, and is sent when it is sent again": async (
    visit,
  ) => {
    const { page, context } = visit;
    await page.goto("/contact");
    await context.setOffline(true);
    await fillIn(page);
    await send(page);
    await expect(page.getByText(content.contact.form.failed)).toBeVisible();
    await context.setOffline(false);
    await expectSendable(visit);
  },

  "offline in the middle of a navigation: back leads to what was typed": async (visit) => {
    const { page, context } = visit;
    await openStarted(page, "/contact");
    await ready(page);
    await fillIn(page);
    await context.setOffline(true);
    // The browser's own page says that there is no network.
    const unreachable = page.waitForEvent("framenavigated");
    await link(page, "Blogs").click();
    await unreachable;
    // By then the browser has kept the form's state too, which it takes from the page as that ends.
    await page.waitForLoadState();
    await context.setOffline(false);
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await expectSendable(visit);
  },

  "scripts that are a hotel's login page: the page stays, and starts with the network": async (
    visit,
  ) => {
    const { page } = visit;
    await page.route(scripts, (route) => route.fulfill(loginPage));
    await page.goto("/contact");
    await fillIn(page);
    await page.unroute(scripts);
    await expectSendable(visit);
  },

  "scripts that take 10 s: what was typed and pressed meanwhile is done once": async (visit) => {
    const { page, api } = visit;
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto("/contact");
    await fillIn(page);
    await stopClock(page);
    await send(page);
    // At once, without any script of the form.
    const sending = page.getByRole("button", { name: content.contact.form.sending });
    await sending.click();
    await page.clock.runFor(10_000);
    await expect(sending).toBeVisible();
    await expect(page.getByText(content.contact.form.failed)).toBeHidden();
    release();
    await ready(page);
    await page.clock.resume();
    await expect(statusPopup(page)).toContainText(content.contact.form.sent);
    expect(api.messages()).toHaveLength(1);
  },

  "scripts that do not come at all: the form says so after 15 s": async (visit) => {
    const { page } = visit;
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto("/contact");
    await fillIn(page);
    await stopClock(page);
    await send(page);
    await page.clock.runFor(15_000);
    await expect(page.getByText(content.contact.form.failed)).toBeVisible();
    await expect(page.getByText(content.contact.form.problems.scripts)).toBeVisible();
    const letter = await letterOf(page);
    expect(letter.get("body")).toContain(typed.Message.replace("\n", "\r\n"));
    release();
    await ready(page);
    await page.clock.resume();
    await expectSendable(visit);
  },

  "a form sent while offline: the popup says so, and it can be sent again": async (visit) => {
    const { page, context } = visit;
    await openStarted(page, "/contact");
    await ready(page);
    await fillIn(page);
    await context.setOffline(true);
    await send(page);
    await expect(alertPopup(page)).toContainText(content.contact.form.failed);
    await context.setOffline(false);
    await expectSendable(visit);
  },
};

for (const [name, visit] of Object.entries(networks))
  test(name, async ({ page, context, api }) => visit({ page, context, api }));
