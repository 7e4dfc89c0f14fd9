import { expect } from "playwright/test";
import { collectPageErrors, ofPolicy } from "../support/collect-page-errors.ts";
import { answerWith, test } from "../support/contact-api.ts";
import {
  alertPopup,
  country,
  failed,
  field,
  fillIn,
  flag,
  form,
  message,
  newsletter,
  openContact,
  problems,
  send,
  sent,
  statusPopup,
  summary,
  typed,
} from "../support/contact-form.ts";
import { sizes } from "../support/hydration.ts";

/** The phone number has it from the start. */
const rule = "USA or Canada: the 10 digits after +1";

const required = {
  "First name": "First Name is required",
  "Last name": "Last Name is required",
  Email: "Email is required",
  "Phone number": "Phone number is required",
  Subject: "Subject is required",
  Message: "Message is required",
};
const invalidEmail = "Invalid email address. Please enter a valid email address.";
const invalidPhone =
  "Invalid phone number. Please enter a valid phone number. Write the 10 digits of a number in the USA or Canada, without an extension.";
const tooLong = "Please write at most 200 characters.";

/** The description of a field: the phone number's rule, and a problem. */
const described = (label: string, problem: string) =>
  [label === "Phone number" ? rule : "", problem].filter(Boolean).join(" ");

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone });

  test("problems are named at their fields and in a list, until they are solved", async ({
    page,
    api,
  }) => {
    await openContact(page);
    const email = field(page, "Email");
    const phone = field(page, "Phone number");
    const subject = field(page, "Subject");
    const links = summary(page).getByRole("link");

    await test.step("of an empty form, each field, and the first has the focus", async () => {
      await send(page);
      for (const [label, problem] of Object.entries(required)) {
        await expect(field(page, label)).toHaveAccessibleDescription(described(label, problem));
        await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
        await expect(form(page).getByText(problem, { exact: true })).toBeVisible();
      }
      await expect(field(page, "First name")).toBeFocused();
      await expect(links).toHaveText(Object.values(required));
      await links.nth(3).click();
      await expect(phone).toBeFocused();
      await expect(page).toHaveURL("/contact");
    });

    await test.step("then as they are mended", async () => {
      await email.fill("ada");
      await expect(email).toHaveAccessibleDescription(invalidEmail);
      await email.fill("ada@example.com");
      await expect(email).toHaveAttribute("aria-invalid", "false");
      await expect(email).toHaveAccessibleDescription("");
      await email.fill("");
      await expect(email).toHaveAccessibleDescription(required.Email);
      await subject.fill("   ");
      await expect(subject).toHaveAccessibleDescription(required.Subject);
    });

    await test.step("the first may be the phone number, and nothing is cut off", async () => {
      await subject.fill("x".repeat(201));
      await fillIn(page, { "Phone number": "555", Subject: "" });
      await send(page);
      await expect(phone).toBeFocused();
      await expect(links).toHaveText([invalidPhone, tooLong]);
      await expect(subject).toHaveAccessibleDescription(tooLong);
      await expect(subject).toHaveAttribute("aria-invalid", "true");
      await expect(subject).toHaveValue("x".repeat(201));
      await phone.fill("2015550123");
      await expect(links).toHaveText([tooLong]);
      await subject.fill("Flyers");
      await expect(summary(page)).toBeEmpty();
    });
    expect(api.received).toEqual([]);
  });

  test("a refused message keeps what was typed, is sent as seven fields after that, and the form is as new", {
    tag: "@engines",
  }, async ({ page, api }) => {
    const errors = await collectPageErrors(page);
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
    const phone = field(page, "Phone number");
    await openContact(page);

    await test.step("refused", async () => {
      api.answer = answerWith(500);
      await fillIn(page);
      await newsletter(page).check();
      await send(page);
      await expect(alertPopup(page)).toContainText(failed);
      await expect(alertPopup(page)).toBeInViewport({ ratio: 1 });
      for (const [label, text] of Object.entries({ ...typed, "Phone number": "(201) 555-0123" }))
        await expect(field(page, label)).toHaveValue(text);
      await expect(newsletter(page)).toBeChecked();
      await alertPopup(page).getByRole("button", { name: "Close" }).click();
      await expect(alertPopup(page)).toBeEmpty();
      await expect(form(page).getByText(problems.server)).toBeVisible();
    });

    await test.step("sent, whatever the answer says", async () => {
      api.answer = answerWith(204);
      await field(page, "Subject").press("Enter");
      await expect(statusPopup(page).getByText(sent)).toBeFocused();
      await expect(statusPopup(page)).toBeInViewport({ ratio: 1 });
      await expect(alertPopup(page)).toBeEmpty();
      await expect(page.getByText(problems.server)).toHaveCount(0);
      const both = { ...message, sendNewsLetter: true };
      expect(api.messages()).toEqual([both, both]);
      expect(api.received[0]).toMatchObject({ method: "POST", type: "application/json" });
      for (const label of Object.keys(typed)) {
        await expect(field(page, label)).toHaveValue("");
        await expect(field(page, label)).toHaveAttribute("aria-invalid", "false");
      }
      await expect(newsletter(page)).not.toBeChecked();
      await statusPopup(page).getByRole("button", { name: "Close" }).click();
      await expect(statusPopup(page)).toBeEmpty();
    });

    await test.step("another one, of which nothing is wrong before it is sent", async () => {
      api.answer = answerWith(201, "<p>Thanks</p>");
      await field(page, "Subject").fill("x");
      await field(page, "Subject").fill("");
      await phone.pressSequentially("604");
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
      await expect(phone).toHaveValue("(604)");
      await phone.fill("");
      await fillIn(page, { "Phone number": "" });
      await send(page);
      await expect(phone).toBeFocused();
      await phone.pressSequentially("6045550123");
      await send(page);
      await expect(statusPopup(page)).toContainText(sent);
      await expect(field(page, "Message")).toHaveValue("");
      expect(api.messages().slice(2)).toEqual([{ ...message, phone: "16045550123" }]);
    });
    expect([...hosts]).toEqual(["localhost"]);
    expect(ofPolicy(errors)).toEqual([]);
  });
});

test("a phone number is formatted, says its country, and can be of a country that is chosen", async ({
  page,
  api,
}) => {
  const phone = field(page, "Phone number");
  await openContact(page);
  await expect(country(page)).toHaveAccessibleName("Country of the phone number");
  await expect(country(page).getByRole("option")).toHaveText(["United States", "Canada"]);
  await expect(country(page)).toHaveValue("US");
  const american = await flag(page);
  await country(page).selectOption("CA");
  await expect(country(page)).toHaveValue("CA");
  const canadian = await flag(page);
  expect(canadian).not.toBe(american);

  // After a submit the field says whether its number passes.
  await send(page);
  for (const [keys, shown, itsCountry] of [
    ["2015550123", "(201) 555-0123", "US"],
    ["6045550123", "(604) 555-0123", "CA"],
    ["+12015550123", "+1 201 555 0123", "US"],
    ["1 (201) 555-0123", "1 (201) 555-0123", "US"],
    ["+16045550123", "+1 604 555 0123", "CA"],
  ] as const) {
    await phone.fill("");
    await expect(phone).toHaveAttribute("aria-invalid", "true");
    await phone.pressSequentially(keys);
    await expect(phone).toHaveValue(shown);
    await expect(phone, keys).toHaveAttribute("aria-invalid", "false");
    await expect(country(page), keys).toHaveValue(itsCountry);
    await expect.poll(() => flag(page), keys).toBe(itsCountry === "US" ? american : canadian);
  }
  for (const keys of ["20155501234", "2015550123 ext. 12", "1-800-FLOWERS"]) {
    await phone.fill("");
    await phone.pressSequentially(keys);
    await expect(phone, keys).toHaveAccessibleDescription(`${rule} ${invalidPhone}`);
  }
  await phone.fill("");
  await fillIn(page, { "Phone number": "6045550123" });
  await send(page);
  await expect(statusPopup(page)).toContainText(sent);
  await expect(country(page)).toHaveValue("US");

  // 800 belongs to both countries.
  await fillIn(page, { "Phone number": "8005550123" });
  await phone.press("Shift+Tab");
  await expect(country(page)).toBeFocused();
  await country(page).press("ArrowDown");
  await expect(country(page)).toHaveValue("CA");
  await expect(country(page)).toBeFocused();
  await country(page).press("Tab");
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue("(800) 555-0123");
  await send(page);
  await expect(country(page)).toHaveValue("US");
  const phones = ["16045550123", "18005550123"];
  expect(api.messages()).toEqual(phones.map((phone) => ({ ...message, phone })));
});

test("a phone number that an input method composes is formatted once it is composed", async ({
  page,
}) => {
  await openContact(page);
  const phone = field(page, "Phone number");
  await phone.focus();
  const session = await page.context().newCDPSession(page);
  for (const text of ["2", "20", "201", "2015"])
    await session.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await expect(phone).toHaveValue("2015");
  await session.send("Input.insertText", { text: "2015" });
  await expect(phone).toHaveValue("(201) 5");
  await phone.pressSequentially("550123");
  await expect(phone).toHaveValue("(201) 555-0123");
});
