import { expect, type Page } from "playwright/test";
import { answerWith, endpoint, test } from "../support/contact-api.ts";
import {
  alertPopup,
  country,
  field,
  fillIn,
  flag,
  form,
  open,
  ready,
  send,
  statusPopup,
  summary,
  typed,
} from "../support/contact-form.ts";
import { holdScripts, putOffTasks, sizes } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const sent = {
  firstName: "Ada",
  lastName: "Park",
  email: "ada@example.com",
  phone: "12015550123",
  subject: "Flyers",
  message: "Hello.\nTwo lines.",
  sendNewsLetter: false,
};

/** Said of the phone number from the start. */
const rule = content.contact.form.phoneRule;

const required = {
  "First name": "First Name is required",
  "Last name": "Last Name is required",
  Email: "Email is required",
  "Phone number": "Phone number is required",
  Subject: "Subject is required",
  Message: "Message is required",
};

const success = "Message Sent Successfully. Thank you!";
const { problems } = content.contact.form;
const failure = "Message Send Unsuccessful. Please fill all the fields.";

/** What is said of a field: the phone number's rule, and a problem. */
const described = (label: string, problem: string) =>
  [label === "Phone number" ? rule : "", problem].filter(Boolean).join(" ");

async function expectTyped(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await expect(field(page, label)).toHaveValue(
      label === "Phone number" ? "(201) 555-0123" : text,
    );
}

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone });

  test("an empty form names every field that is missing, and goes to the first", async ({
    page,
    api,
  }) => {
    await open(page);
    await send(page);
    for (const [label, message] of Object.entries(required)) {
      await expect(field(page, label)).toHaveAccessibleDescription(described(label, message));
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
      await expect(form(page).getByText(message, { exact: true })).toBeVisible();
    }
    await expect(field(page, "First name")).toBeFocused();
    expect(api.received).toEqual([]);
  });

  test("a message is sent as seven fields, and the form is empty again", async ({ page, api }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
    await open(page);
    await fillIn(page);
    await page.getByLabel("Send me the newsletter").check();
    await send(page);

    await expect(statusPopup(page)).toContainText(success);
    await expect(statusPopup(page)).toBeInViewport({ ratio: 1 });
    await expect(alertPopup(page)).toBeEmpty();
    expect(api.messages()).toEqual([{ ...sent, sendNewsLetter: true }]);
    expect(api.received).toMatchObject([
      { method: "OPTIONS", path: endpoint.pathname },
      { method: "POST", path: endpoint.pathname, type: "application/json" },
    ]);
    for (const label of Object.keys(typed)) {
      await expect(field(page, label)).toHaveValue("");
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "false");
    }
    await expect(page.getByLabel("Send me the newsletter")).not.toBeChecked();
    expect([...hosts].sort()).toEqual([endpoint.hostname, "localhost"].sort());

    await statusPopup(page).getByRole("button", { name: "Close" }).click();
    await expect(statusPopup(page)).toBeEmpty();
  });

  test("a refused message keeps what was typed, and can be sent again", async ({ page, api }) => {
    api.answer = answerWith(500);
    await open(page);
    await fillIn(page);
    await send(page);

    await expect(alertPopup(page)).toContainText(failure);
    await expect(alertPopup(page)).toBeInViewport({ ratio: 1 });
    await expectTyped(page);
    await alertPopup(page).getByRole("button", { name: "Close" }).click();
    await expect(alertPopup(page)).toBeEmpty();
    await expect(form(page).getByText(problems.server)).toBeVisible();

    api.answer = answerWith(200, "{}");
    await send(page);
    await expect(statusPopup(page)).toContainText(success);
    await expect(page.getByText(problems.server)).toHaveCount(0);
    expect(api.messages()).toEqual([sent, sent]);
  });
});

test("a list above the form leads to each problem, until it is solved", async ({ page }) => {
  await open(page);
  const title = await page.title();
  await fillIn(page, { "Last name": "", "Phone number": "555" });
  await expect(summary(page)).toBeEmpty();
  await send(page);
  const links = summary(page).getByRole("link");
  await expect(links).toHaveText([
    required["Last name"],
    "Invalid phone number. Please enter a valid phone number.",
  ]);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await links.nth(1).click();
  await expect(field(page, "Phone number")).toBeFocused();
  await expect(page).toHaveURL("/contact");
  await field(page, "Phone number").fill("2015550123");
  await expect(links).toHaveText([required["Last name"]]);
  await field(page, "Last name").fill("Park");
  await expect(summary(page)).toBeEmpty();
  await expect(page).toHaveTitle(title);
});

test("an extension is named as soon as it begins, and keeps its digits", async ({ page }) => {
  const phone = field(page, "Phone number");
  const { phoneExtension } = content.contact.form.errors;
  await open(page);
  for (const sign of [" ext. ", "x", " #", ",", ";ext="]) {
    await phone.fill("");
    await phone.pressSequentially("2015550123");
    await expect(phone, sign).toHaveAccessibleDescription(rule);
    await phone.pressSequentially(`${sign}12`);
    await expect(phone, sign).toHaveAccessibleDescription(`${rule} ${phoneExtension}`);
    await expect(phone, sign).toHaveValue(/^\D*201\D*555\D*0123\D*12$/);
    await expect(phone, sign).toHaveAttribute("aria-invalid", "false");
  }
});

test("a field says when its limit is reached, and cuts nothing off", async ({ page }) => {
  await open(page);
  const subject = field(page, "Subject");
  const limit = "Please write at most 200 characters.";
  await subject.fill("x".repeat(199));
  await expect(subject).toHaveAccessibleDescription("");
  await subject.press("x");
  await expect(subject).toHaveAccessibleDescription(limit);
  await subject.fill("x".repeat(201));
  await send(page);
  await expect(subject).toHaveAccessibleDescription(limit);
  await expect(subject).toHaveAttribute("aria-invalid", "true");
  await expect(subject).toHaveValue("x".repeat(201));
});

test("the first problem gets the focus, also where it is the phone number", async ({ page }) => {
  await open(page);
  await fillIn(page, { "Phone number": "", Subject: "" });
  await send(page);
  await expect(field(page, "Phone number")).toBeFocused();
  await expect(field(page, "Subject")).toHaveAccessibleDescription(required.Subject);
});

test("nothing is complained of before the first submit, and then as it is mended", async ({
  page,
}) => {
  await open(page);
  await field(page, "Email").fill("ada");
  await field(page, "Email").blur();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);

  await send(page);
  await expect(field(page, "Email")).toHaveAccessibleDescription(
    "Invalid email address. Please enter a valid email address.",
  );
  await field(page, "Email").fill("ada@example.com");
  await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "false");
  await expect(field(page, "Email")).toHaveAccessibleDescription("");
  await field(page, "Email").fill("");
  await expect(field(page, "Email")).toHaveAccessibleDescription(required.Email);
  await field(page, "Subject").fill("   ");
  await expect(field(page, "Subject")).toHaveAccessibleDescription(required.Subject);
});

test("after a message was sent, the form is as new", async ({ page, api }) => {
  await open(page);
  await fillIn(page);
  await field(page, "Subject").press("Enter");
  await expect(statusPopup(page).getByText(success)).toBeFocused();
  await field(page, "Subject").fill("x");
  await field(page, "Subject").fill("");
  await field(page, "Phone number").pressSequentially("604");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(field(page, "Phone number")).toHaveValue("(604)");
  await field(page, "Phone number").fill("");
  await fillIn(page, { "Phone number": "" });
  await send(page);
  await expect(field(page, "Phone number")).toBeFocused();
  await field(page, "Phone number").pressSequentially("6045550123");
  await send(page);
  await expect.poll(() => api.messages()).toEqual([sent, { ...sent, phone: "16045550123" }]);
});

test("phone numbers are formatted and pass, however they are written", async ({ page, api }) => {
  const numbers = [
    ["2015550123", "(201) 555-0123", "12015550123"],
    ["6045550123", "(604) 555-0123", "16045550123"],
    ["+16045550123", "+1 604 555 0123", "16045550123"],
    ["1 (201) 555-0123", "1 (201) 555-0123", "12015550123"],
  ] as const;
  await open(page);
  for (const [keys, shown, phone] of numbers) {
    await fillIn(page, { "Phone number": keys });
    await expect(field(page, "Phone number")).toHaveValue(shown);
    await send(page);
    await expect.poll(() => api.messages().at(-1)).toEqual({ ...sent, phone });
    await expect(field(page, "Phone number")).toHaveValue("");
  }
});

test("phone numbers that do not exist here do not pass, until they are right", async ({
  page,
  api,
}) => {
  const phone = field(page, "Phone number");
  await open(page);
  await fillIn(page, { "Phone number": "" });
  const invalid = "Invalid phone number. Please enter a valid phone number.";
  const { foreignPhoneNumber, phoneExtension } = content.contact.form.errors;
  for (const [keys, problem] of [
    ["201555012", invalid],
    ["20155501234", `${invalid} ${phoneExtension}`],
    ["(201) 555-0123 ext. 12", `${invalid} ${phoneExtension}`],
    ["+442079460958", `${invalid} ${foreignPhoneNumber}`],
  ] as const) {
    await phone.pressSequentially(keys);
    await send(page);
    await expect(phone, keys).toHaveAccessibleDescription(`${rule} ${problem}`);
    await phone.fill("");
    await expect(phone).toHaveAccessibleDescription(`${rule} ${required["Phone number"]}`);
  }
  await phone.pressSequentially("2015550123");
  await expect(phone).toHaveAttribute("aria-invalid", "false");
  expect(api.received).toEqual([]);
});

test("the countries are the United States, chosen, and Canada, each with its flag", async ({
  page,
}) => {
  await open(page);
  await expect(country(page)).toHaveAccessibleName(content.contact.form.phoneCountries.country);
  await expect(country(page).getByRole("option")).toHaveText(["United States", "Canada"]);
  await expect(country(page)).toHaveValue("US");
  const american = await flag(page);
  await country(page).selectOption("CA");
  await expect(country(page)).toHaveValue("CA");
  const canadian = await flag(page);
  expect(canadian).not.toBe(american);

  // A number says its own country, however it is written.
  for (const [keys, itsCountry, itsFlag] of [
    ["2015550123", "US", american],
    ["6045550123", "CA", canadian],
    ["+12015550123", "US", american],
    ["+16045550123", "CA", canadian],
  ] as const) {
    await field(page, "Phone number").fill("");
    await field(page, "Phone number").pressSequentially(keys);
    await expect(country(page)).toHaveValue(itsCountry);
    await expect.poll(() => flag(page)).toBe(itsFlag);
  }
});

test("the country is chosen by keyboard, and the focus stays with it", async ({ page, api }) => {
  await open(page);
  // 800 belongs to both countries.
  await fillIn(page, { "Phone number": "8005550123" });
  await field(page, "Phone number").press("Shift+Tab");
  await expect(country(page)).toBeFocused();
  await country(page).press("ArrowDown");
  await expect(country(page)).toHaveValue("CA");
  await expect(country(page)).toBeFocused();
  await country(page).press("Tab");
  await expect(field(page, "Phone number")).toBeFocused();
  await expect(field(page, "Phone number")).toHaveValue("(800) 555-0123");
  await send(page);
  await expect(statusPopup(page)).toContainText(success);
  expect(api.messages()).toEqual([{ ...sent, phone: "18005550123" }]);
  await expect(country(page)).toHaveValue("US");
});

test("an answer without a body, or whose body is no JSON, is a success", async ({ page, api }) => {
  await open(page);
  for (const answer of [answerWith(204), answerWith(201, "<p>Thanks</p>")]) {
    api.answer = answer;
    await fillIn(page);
    await send(page);
    await expect(statusPopup(page)).toContainText(success);
    await expect(field(page, "Message")).toHaveValue("");
    await statusPopup(page).getByRole("button", { name: "Close" }).click();
  }
});

test("a second click while sending sends nothing twice", async ({ page, api }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  api.answer = (response) => void promise.then(() => response.end("{}"));
  await open(page);
  await fillIn(page);
  const button = form(page).getByRole("button");
  await button.dblclick();
  await expect(button).toHaveAccessibleName("Sending...");
  await button.click({ force: true });
  await field(page, "Subject").press("Enter");
  await expect.poll(() => api.messages()).toHaveLength(1);
  await expect(button).toHaveAccessibleName("Sending...");
  resolve();
  await expect(statusPopup(page)).toContainText(success);
  await expect(button).toHaveAccessibleName("Send Message");
  expect(api.messages()).toHaveLength(1);
});

test.describe("a popup", () => {
  test.beforeEach(async ({ page, api }) => {
    api.answer = answerWith(500);
    await putOffTasks(page);
    await page.clock.install({ time: 0 });
    await open(page);
    await page.clock.pauseAt(60_000);
    await fillIn(page);
    await expect(alertPopup(page)).toBeEmpty();
    await sendAndLeave(page);
    await expect(alertPopup(page)).toContainText(failure);
  });

  /** The popup may open where the button is, and would wait under the pointer that has pressed it. */
  async function sendAndLeave(page: Page): Promise<void> {
    await send(page);
    await page.mouse.move(2, 2);
  }

  test("makes way for another", async ({ page, api }) => {
    await page.clock.runFor(6_000);
    api.answer = answerWith(200);
    await sendAndLeave(page);
    await expect(statusPopup(page)).toContainText(success);
    await expect(page.getByText(failure)).toHaveCount(0);
    await page.clock.runFor(9_999);
    await expect(statusPopup(page)).toContainText(success);
    await page.clock.runFor(1);
    await expect(statusPopup(page)).toBeEmpty();
  });

  test("waits while it is hovered or focused", async ({ page }) => {
    const close = alertPopup(page).getByRole("button", { name: "Close" });
    await page.clock.runFor(9_000);
    await alertPopup(page).getByText(failure).hover();
    await page.clock.runFor(60_000);
    await close.focus();
    await page.mouse.move(2, 2);
    await page.clock.runFor(60_000);
    await expect(alertPopup(page)).toContainText(failure);
    await field(page, "Message").focus();
    await page.clock.runFor(999);
    await expect(alertPopup(page)).toContainText(failure);
    await page.clock.runFor(1);
    await expect(alertPopup(page)).toBeEmpty();
    const line = form(page).getByText(problems.server);
    await expect(line, "it stays beside the button").toBeVisible();
  });

  test("closes on Escape, after a dropdown that was opened later", async ({ page }) => {
    const region = page.getByRole("button", { name: content.navigation.region.label });
    await region.focus();
    await region.press("Enter");
    await expect(page.locator("#region-menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("#region-menu")).toBeHidden();
    await expect(alertPopup(page)).toContainText(failure);
    await page.keyboard.press("Escape");
    await expect(alertPopup(page)).toBeEmpty();
  });

  test("is reached and closed by keyboard, and gives the focus back", async ({ page }) => {
    for (const key of ["Enter", "Escape"]) {
      await page.keyboard.press("Tab");
      await expect(alertPopup(page).getByRole("button", { name: "Close" })).toBeFocused();
      await page.keyboard.press(key);
      await expect(alertPopup(page)).toBeEmpty();
      await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(alertPopup(page)).toContainText(failure);
    }
  });
});

test("what was typed before the scripts arrived is kept and sent", async ({ page, api }) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await expect(form(page)).toHaveAttribute("data-hold");
  await fillIn(page);
  await page.getByLabel("Send me the newsletter").check();
  await expect(field(page, "Phone number")).toHaveValue(typed["Phone number"]);

  release();
  await ready(page);
  await expectTyped(page);
  await expect(page.getByLabel("Send me the newsletter")).toBeChecked();
  await send(page);
  await expect(statusPopup(page)).toContainText(success);
  expect(api.messages()).toEqual([{ ...sent, sendNewsLetter: true }]);
});

test("what was submitted before the scripts arrived is sent with its country", async ({
  page,
  api,
}) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await country(page).selectOption("CA");
  // 800 belongs to both countries.
  await fillIn(page, { "Phone number": "8005550123" });
  await send(page);

  release();
  await expect(statusPopup(page)).toContainText(success);
  expect(api.messages()).toEqual([{ ...sent, phone: "18005550123" }]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the address to write to stands in the form's place", async ({ page }) => {
    await page.goto("/contact");
    const section = page.getByRole("region", { name: "Write to us" });
    await expect(section.getByRole("link", { name: content.site.email })).toHaveAttribute(
      "href",
      `mailto:${content.site.email}`,
    );
    await expect(section.getByRole("button")).toHaveCount(0);
    await expect(section.getByRole("textbox")).toHaveCount(0);
  });
});
