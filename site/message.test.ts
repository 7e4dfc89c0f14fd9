import { AsYouType, parseIncompletePhoneNumber } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/min/metadata";
import { expect, test } from "vitest";
import { digitsOf, fieldsOfForm, limits, messageSchema, payloadOf } from "./message.ts";

const message = {
  firstName: "Ada",
  lastName: "Park",
  email: "ada@example.com",
  phoneNumber: "+12015550123",
  subject: "Flyers",
  message: "Hello",
  sendNewsLetter: true,
};

/** The first error of each field, as the form shows it. */
function errorsOf(change: Record<string, unknown>): Record<string, string> {
  const { error } = messageSchema.safeParse({ ...message, ...change });
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message]));
}

test.each([
  ["firstName", "First Name is required"],
  ["lastName", "Last Name is required"],
  ["email", "Email is required"],
  ["phoneNumber", "Phone number is required"],
  ["subject", "Subject is required"],
  ["message", "Message is required"],
])("%s has to be there, and spaces do not count", (field, error) => {
  for (const nothing of [undefined, "", "  \n", "\0\u202e", "\u200b"])
    expect(errorsOf({ [field]: nothing })).toEqual({ [field]: error });
});

test.each([
  ["+12015550123", true],
  ["+1 604 555 0123", true],
  ["1-201-555-0123", true],
  ["+1201555012", false],
  ["2015550123", false],
  ["+120155501234", false],
  ["+1 201 555 012 ext. 3", false],
  ["+1 201 555 012 #3", false],
  ["1-800-FLOWERS", false],
])("the phone number %s passes: %s", (phone, passes) => {
  const error = { phoneNumber: expect.stringMatching(/^Invalid phone number/) };
  expect(errorsOf({ phoneNumber: phone })).toEqual(passes ? {} : error);
});

test.each([
  ["ada@example.com", true],
  ["a.d.a+x@mail.example.museum", true],
  ["a@xn--e1afmkfd.xn--p1ai", true],
  ["ada", false],
  ["ada@", false],
  ["a b@example.com", false],
  ["ada@example..com", false],
])("the e-mail address %s passes as in browsers: %s", (email, passes) => {
  expect(errorsOf({ email })).toEqual(
    passes ? {} : { email: expect.stringMatching(/^Invalid email address/) },
  );
});

test("characters that nobody sees are dropped before and in a name and an address", () => {
  const typed = { firstName: "\u200bA\u00adda", email: "\u200b\u200eada@exam\u2060ple.com\ufeff" };
  expect(messageSchema.parse({ ...message, ...typed })).toEqual(messageSchema.parse(message));
});

test("control characters and marks that reorder text are dropped, letters of every script stay", () => {
  const typed = {
    firstName: "A\0d\u202ea\u2066",
    lastName: "Pa\u001b[31mrk\u009b2J",
    subject: "Fly\u0007ers\r\nBcc:\u2028you\ttoo",
    message: "One\rtwo\r\nthree\n\n\tfour\u007f \u05d0\u200f \ud83d\udc69\u200d\ud83c\udf3e",
  };
  expect(messageSchema.parse({ ...message, ...typed })).toMatchObject({
    firstName: "Ada",
    lastName: "Pa[31mrk2J",
    subject: "Flyers Bcc: you too",
    message: "One\ntwo\nthree\n\n four \u05d0\u200f \ud83d\udc69\u200d\ud83c\udf3e",
  });
});

test.each([
  ...["201 555 01234", "604-555-019", "12015550123", "1 604 555 01999", "(201) 555-0123"],
  ...["+1 201 555 0123", "(+1) 201-555-0123", "+44 20 7946 0958", "9"],
])("without scripts, %s has the digits that the field's own script makes of it", (typed) => {
  for (const country of ["US", "CA"] as const) {
    const field = new AsYouType(country, metadata);
    field.input(parseIncompletePhoneNumber(typed));
    const phoneNumber = field.getNumberValue();
    const posted = fieldsOfForm({ phoneNumber: typed, phoneNumberCountry: country });
    expect(digitsOf(posted.phoneNumber)).toBe(digitsOf(phoneNumber ?? ""));
  }
});

test("a posted form has the fields of the message, its newsletter by the box's presence", () => {
  const { phoneNumber: _, sendNewsLetter: __, ...others } = message;
  const posted = { ...others, phoneNumber: "(201) 555-0123", phoneNumberCountry: "US" };
  const whole = { ...message, phoneNumber: "+1 (201) 555-0123" };
  expect(fieldsOfForm({ ...posted, sendNewsLetter: "on" })).toEqual(whole);
  expect(fieldsOfForm(posted)).toEqual({ ...whole, sendNewsLetter: false });
  expect(errorsOf(fieldsOfForm({}))).toMatchObject({ phoneNumber: "Phone number is required" });
});

test("each field has its limit, of which it is told before anything else", () => {
  const tooLong = (max: number | string) => `Please write at most ${max} characters.`;
  const long = (field: keyof typeof limits) => "x".repeat(limits[field] + 1);
  expect(errorsOf({ message: long("message") })).toEqual({ message: tooLong("10,000") });
  for (const field of ["firstName", "lastName", "subject"] as const) {
    expect(errorsOf({ [field]: long(field) })).toEqual({ [field]: tooLong(limits[field]) });
    expect(errorsOf({ [field]: long(field).slice(1) })).toEqual({});
  }
  expect(errorsOf({ email: " ".repeat(20_000) })).toEqual({ email: tooLong(254) });
});

test("the endpoint gets exactly its seven fields, trimmed, the phone in digits", () => {
  const typed = { ...message, firstName: " Ada ", message: "\nHello\nthere ", other: "x" };
  expect(payloadOf(messageSchema.parse(typed))).toStrictEqual({
    firstName: "Ada",
    lastName: "Park",
    email: "ada@example.com",
    phone: "12015550123",
    subject: "Flyers",
    message: "Hello\nthere",
    sendNewsLetter: true,
  });
  const { sendNewsLetter: _, ...others } = message;
  expect(messageSchema.parse(others).sendNewsLetter).toBe(false);
});
