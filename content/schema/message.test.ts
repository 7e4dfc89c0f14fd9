import { expect, test } from "vitest";
import { limits, messageSchema, payloadOf } from "./message.ts";

const schema = messageSchema({
  firstName: "no first name",
  lastName: "no last name",
  email: "no email",
  invalidEmail: "bad email",
  phoneNumber: "no phone",
  invalidPhoneNumber: "bad phone",
  foreignPhoneNumber: "foreign",
  phoneExtension: "extension",
  subject: "no subject",
  message: "no message",
  tooLong: "at most {max}",
});

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
  const { error } = schema.safeParse({ ...message, ...change });
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message]));
}

test.each([
  ["firstName", "no first name"],
  ["lastName", "no last name"],
  ["email", "no email"],
  ["phoneNumber", "no phone"],
  ["subject", "no subject"],
  ["message", "no message"],
])("%s has to be there, and spaces do not count", (field, error) => {
  expect(errorsOf({ [field]: undefined })).toEqual({ [field]: error });
  expect(errorsOf({ [field]: "" })).toEqual({ [field]: error });
  expect(errorsOf({ [field]: "  \n" })).toEqual({ [field]: error });
});

test.each(["+12015550123", "+1 604 555 0123", "1-201-555-0123"])("phone %s passes", (phone) => {
  expect(errorsOf({ phoneNumber: phone })).toEqual({});
});

test.each([
  ["+1201555012", "bad phone"],
  ["2015550123", "bad phone"],
  ["+", "bad phone"],
  ["+442079460958", "bad phone foreign"],
  ["+44 20", "bad phone foreign"],
  ["+120155501234", "bad phone extension"],
  ["+1 201 555 0123 ext. 12", "bad phone extension"],
  ["+1 (201) 555-0123x12", "bad phone extension"],
  ["+1 201 555 0123 #12", "bad phone extension"],
  ["+12015550123,12", "bad phone extension"],
  ["+12015550123;ext=12", "bad phone extension"],
  ["201-555-0123 x", "bad phone extension"],
])("phone %s does not: %s", (phone, error) => {
  expect(errorsOf({ phoneNumber: phone })).toEqual({ phoneNumber: error });
});

test.each(["\u200b", "\u200e \u2060", "\u3164", "\u2800", "\ufeff\u00ad"])(
  "invisible characters alone are nothing",
  (nothing) => {
    for (const field of ["firstName", "lastName", "email", "subject", "message"] as const)
      expect(errorsOf({ [field]: nothing })).toEqual({ [field]: errorsOf({ [field]: "" })[field] });
  },
);

test("invisible characters around a name or an address are dropped, those of a word are not", () => {
  const { firstName, lastName, email } = schema.parse({
    ...message,
    firstName: "\u200f\u05de\u05e8\u05d9\u05dd\u200e",
    lastName: "\u0645\u06cc\u200c\u062e ",
    email: "\u200b ada@example.com\u2060",
  });
  expect([firstName, lastName, email]).toEqual([
    "\u05de\u05e8\u05d9\u05dd",
    "\u0645\u06cc\u200c\u062e",
    "ada@example.com",
  ]);
});

test.each(["ada", "ada@", "@example.com", "a b@example.com", "ada@example..com"])(
  "e-mail %s does not pass",
  (email) => {
    expect(errorsOf({ email })).toEqual({ email: "bad email" });
  },
);

test("each field has its limit, which the message names", () => {
  const long = (field: keyof typeof limits) => "x".repeat(limits[field] + 1);
  expect(errorsOf({ message: long("message") })).toEqual({ message: "at most 10,000" });
  for (const field of ["firstName", "lastName", "subject"] as const) {
    expect(errorsOf({ [field]: long(field) })).toEqual({ [field]: `at most ${limits[field]}` });
    expect(errorsOf({ [field]: long(field).slice(1) })).toEqual({});
  }
  expect(errorsOf({ email: `a@${"b.".repeat(126)}com` })).toEqual({ email: "at most 254" });
});

test("the newsletter is optional", () => {
  expect(schema.parse({ ...message, sendNewsLetter: undefined }).sendNewsLetter).toBe(false);
});

test("the endpoint gets exactly its seven fields, trimmed, the phone in digits", () => {
  const typed = { ...message, firstName: " Ada ", message: "\nHello\nthere ", other: "x" };
  expect(payloadOf(schema.parse(typed))).toStrictEqual({
    firstName: "Ada",
    lastName: "Park",
    email: "ada@example.com",
    phone: "12015550123",
    subject: "Flyers",
    message: "Hello\nthere",
    sendNewsLetter: true,
  });
});
