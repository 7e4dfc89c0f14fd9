import { expect, type Page } from "playwright/test";
import { answerWith, type ContactApi, test } from "../support/contact-api.ts";
import {
  alertPopup,
  failed,
  field,
  fillIn,
  form,
  newsletter,
  openContact,
  problems,
  ready,
  send,
  sent,
  statusPopup,
} from "../support/contact-form.ts";
import { putOffTasks, sizes } from "../support/hydration.ts";
import { sectionAt } from "../support/site.ts";

const button = (page: Page) => form(page).locator("[type=submit]");

/** Holds the answers back until the returned function is called. */
function holdAnswers(api: ContactApi): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  api.answer = (route) => promise.then(() => route.fulfill({ json: {} }));
  return resolve;
}

test("while a message is being sent, nothing is sent twice, and what is typed stays", async ({
  page,
  api,
}) => {
  let answer = holdAnswers(api);
  await openContact(page);
  await fillIn(page);
  await button(page).dblclick();
  await expect(button(page)).toHaveAccessibleName("Sending...");
  await button(page).click({ force: true });
  await field(page, "Subject").press("Enter");
  await expect.poll(() => api.messages()).toHaveLength(1);
  await field(page, "Message").fill("Another question.");
  await field(page, "Phone number").fill("");
  await field(page, "Phone number").pressSequentially("6045550123");
  await newsletter(page).check();
  await expect(button(page)).toHaveAccessibleName("Sending...");
  answer();
  await expect(statusPopup(page)).toContainText(sent);
  await expect(button(page)).toHaveAccessibleName("Send Message");
  expect(api.messages()).toHaveLength(1);
  await expect(field(page, "Subject")).toHaveValue("");
  await expect(field(page, "Message")).toHaveValue("Another question.");
  await expect(field(page, "Phone number")).toHaveValue("(604) 555-0123");
  await expect(newsletter(page)).toBeChecked();

  // The form has it too.
  await fillIn(page, { Message: "", "Phone number": "" });
  answer = holdAnswers(api);
  await send(page);
  const next = { message: "Another question.", phone: "16045550123", sendNewsLetter: true };
  await expect.poll(() => api.messages().at(-1)).toMatchObject(next);
  // The focus stays with a visitor who went on.
  await field(page, "Message").focus();
  answer();
  await expect(statusPopup(page)).toContainText(sent);
  await expect(field(page, "Message")).toBeFocused();
});

test("a popup takes the focus, waits for its reader, closes, and gives the focus back", async ({
  page,
  api,
}) => {
  await putOffTasks(page);
  await page.clock.install({ time: new Date("2026-11-16T16:00:00") });
  await openContact(page);
  await page.clock.pauseAt(new Date("2026-11-16T16:30:00"));
  const close = alertPopup(page).getByRole("button", { name: "Close" });
  const thanks = form(page).getByText(
    "Thank you, \u2068Ada\u2069. Your message was sent at 4:30 PM.",
  );

  await test.step("it makes way for another, which closes after 10 seconds", async () => {
    api.answer = answerWith(500);
    await fillIn(page);
    await sendAndLeave(page);
    await expect(alertPopup(page).getByText(failed)).toBeFocused();
    await page.clock.runFor(6_000);
    api.answer = answerWith(200);
    await sendAndLeave(page);
    await expect(statusPopup(page).getByText(sent)).toBeFocused();
    await expect(page.getByText(failed)).toHaveCount(0);
    await expect(thanks).toBeVisible();
    await page.clock.runFor(9_999);
    await expect(statusPopup(page)).toContainText(sent);
    await page.clock.runFor(1);
    await expect(statusPopup(page)).toBeEmpty();
    await expect(button(page)).toBeFocused();
    await expect(thanks, "it stays beside the button").toBeVisible();
  });

  await test.step("it waits while it is hovered or focused", async () => {
    api.answer = answerWith(500);
    await fillIn(page);
    await field(page, "Subject").press("Enter");
    await expect(alertPopup(page).getByText(failed)).toBeFocused();
    await expect(thanks).toHaveCount(0);
    await page.clock.runFor(9_000);
    await alertPopup(page).getByText(failed).hover();
    await page.clock.runFor(60_000);
    await close.focus();
    await page.mouse.move(2, 2);
    await page.clock.runFor(60_000);
    await expect(alertPopup(page)).toContainText(failed);
    await field(page, "Message").focus();
    await page.clock.runFor(999);
    await expect(alertPopup(page)).toContainText(failed);
    await page.clock.runFor(1);
    await expect(alertPopup(page)).toBeEmpty();
    await expect(form(page).getByText(problems.server), "it stays too").toBeVisible();
  });

  await test.step("Escape closes it, after a dropdown that was opened later", async () => {
    await sendAndLeave(page);
    await expect(alertPopup(page).getByText(failed)).toBeFocused();
    const region = page.getByRole("button", { name: "Region" });
    await region.focus();
    await region.press("Enter");
    await expect(page.locator("#_region-menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("#_region-menu")).toBeHidden();
    await expect(alertPopup(page)).toContainText(failed);
    await page.keyboard.press("Escape");
    await expect(alertPopup(page)).toBeEmpty();
  });

  await test.step("it is reached and closed by keyboard", async () => {
    await button(page).focus();
    for (const keys of [["Escape"], ["Tab", "Enter"], ["Tab", "Escape"]]) {
      await page.keyboard.press("Enter");
      await expect(alertPopup(page).getByText(failed)).toBeFocused();
      if (keys[0] === "Tab") {
        await page.keyboard.press("Tab");
        await expect(close).toBeFocused();
      }
      await page.keyboard.press(keys.at(-1) ?? "");
      await expect(alertPopup(page)).toBeEmpty();
      await expect(button(page)).toBeFocused();
    }
  });
});

/** The popup may open where the button is, and would wait under the pointer that has pressed it. */
async function sendAndLeave(page: Page): Promise<void> {
  await send(page);
  await page.mouse.move(2, 2);
}

test("the form stands on the first screen, and nothing covers it in a small window", async ({
  page,
  api,
}) => {
  await page.goto("/contact");
  for (const size of [sizes.phone, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size);
    await expect(field(page, "First name")).toBeInViewport({ ratio: 1 });
    const links = await page
      .getByRole("region", { name: sectionAt("/contact", "contact-form").ways?.title })
      .boundingBox();
    const box = await form(page).boundingBox();
    if (size === sizes.phone) expect(links?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
    else expect((links?.x ?? 0) + (links?.width ?? 0)).toBeLessThan(box?.x ?? 0);
  }

  api.answer = answerWith(500);
  await fillIn(page);
  await ready(page);
  for (const [width, height] of [
    [341, 160],
    [320, 256],
    [1280, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await send(page);
    await expect(alertPopup(page).getByText(failed)).toBeFocused();
    await expect(alertPopup(page).getByText(failed)).toBeInViewport();
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((element) => element.checkVisibility())
        .filter((element) => getComputedStyle(element).position === "fixed")
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(fixed, `${width} × ${height}`).toEqual([]);
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(alertPopup(page)).toBeEmpty();
  }
});
