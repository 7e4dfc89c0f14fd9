import { AsYouType, parseIncompletePhoneNumber } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/min/metadata";
import { expect, test } from "vitest";
import {
  digitsOf,
  fieldsOfForm,
  limits,
  messageSchema,
  payloadOf,
  withCallingCode,
} from "./message.ts";

const schema = messageSchema({
  firstName: "no first name",
  lastName: "no last name",
  email: "no email",
  invalidEmail: "bad email",
  emailEnding: "ending",
  emailDots: "dots",
  phoneNumber: "no phone",
  invalidPhoneNumber: "bad phone",
  foreignPhoneNumber: "foreign",
  phoneExtension: "extension",
  phonePrefix: "prefix",
  phoneLetters: "letters",
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

test.each([
  ["+12015550123", undefined],
  ["+1 604 555 0123", undefined],
  ["1-201-555-0123", undefined],
  ["\uff11\uff12\uff10\uff11 \uff15\uff15\uff15 \uff10\uff11\uff12\uff13", undefined],
  ["\u0661\u0662\u0660\u0661\u0665\u0665\u0665\u0660\u0661\u0662\u0663", undefined],
  ["\u06f1\u06f6\u06f0\u06f4\u06f5\u06f5\u06f5\u06f0\u06f1\u06f9\u06f9", undefined],
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
  ["0012015550123", "bad phone prefix"],
  ["+10012015550123", "bad phone prefix"],
  ["011 1 604 555 0199", "bad phone prefix"],
  ["00 44 20 7946 0958", "bad phone foreign"],
  ["+100442079460958", "bad phone foreign"],
  ["011 33 1 99 00 12 34", "bad phone foreign"],
  ["1-800-FLOWERS", "bad phone letters"],
  ["+1 877 kaufen", "bad phone letters"],
  ["call me", "bad phone letters"],
  ["+1 \u0967\u0968\u0969 555 0123", "bad phone letters"],
])("what is said of the phone number %s: %s", (phone, error) => {
  expect(errorsOf({ phoneNumber: phone })).toEqual(error ? { phoneNumber: error } : {});
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

test.each([
  ["ada@m\u00fcller.de", "ada@xn--mller-kva.de"],
  ["ada@M\u00dcLLER.de", "ada@xn--mller-kva.de"],
  ["Renee.x@caf\u00e9.ca", "Renee.x@xn--caf-dma.ca"],
  ["a+b@\u4f8b\u3048.\u30c6\u30b9\u30c8", "a+b@xn--r8jz45g.xn--zckzah"],
  ["ada@\uff45xample\u3002com", "ada@example.com"],
  ["ada@exam\u200bple.com", "ada@example.com"],
  ["Ada@Example.COM", "Ada@Example.COM"],
])("the domain of %s is taken as %s, in every browser", (typed, email) => {
  expect(schema.parse({ ...message, email: typed }).email).toBe(email);
});

test.each([
  ...[
    "ada",
    "ada@",
    "@example.com",
    "a b@example.com",
    "ada@example..com",
    "j\u00fcrgen@example.com",
  ],
  ...[
    "ada@m\u00fcller.de/x",
    "ada@m\u00fcller.de:80",
    "ada@m\u00fcller.de?x",
    "ada@m\u00fc ller.de",
  ],
  ...["ada@m\u00fc%6cler.de", "ada@m\u00fc..de", `ada@${"\u00fc".repeat(64)}.de`],
  `ada@${"\u00fc\u00e4\u4f8b.".repeat(60)}de`,
])("an address that is none, or none with its domain in ASCII, does not pass: %s", (email) => {
  expect(errorsOf({ email })).toEqual({ email: "bad email" });
});

test.each([
  ["ada@example", "bad email ending"],
  ["ada@localhost", "bad email ending"],
  ["ada@\u4f8b\u3048", "bad email ending"],
  ["ada@192.0.2.1", "bad email ending"],
  ["ada@example.com.", "bad email"],
  [".ada@example.com", "bad email dots"],
  ["ada.@example.com", "bad email dots"],
  ["a..da@example.com", "bad email dots"],
  ["..@example", "bad email dots"],
  ["a.d.a+x@mail.example.museum", undefined],
])("an address to which no answer can arrive does not pass: %s", (email, error) => {
  expect(errorsOf({ email })).toEqual(error ? { email: error } : {});
});

test("control characters and marks that reorder text are dropped, letters of every script stay", () => {
  const typed = {
    firstName: "A\0d\u202ea\u2066",
    lastName: "Pa\u001b[31mrk\u009b2J",
    subject: "Fly\u0007ers\r\nBcc:\u2028you\ttoo",
    message:
      "One\rtwo\r\nthree\u0085four\n\n\tfive\u0000\u007f\u061c \u05d0\u200f \u0645\u06cc\u200c\u062e \ud83d\udc69\u200d\ud83c\udf3e",
  };
  expect(schema.parse({ ...message, ...typed })).toMatchObject({
    firstName: "Ada",
    lastName: "Pa[31mrk2J",
    subject: "Flyers Bcc: you too",
    message:
      "One\ntwo\nthree\nfour\n\n five\u061c \u05d0\u200f \u0645\u06cc\u200c\u062e \ud83d\udc69\u200d\ud83c\udf3e",
  });
  for (const field of ["firstName", "subject", "message"] as const)
    expect(errorsOf({ [field]: "\0\u202e\u009b" })).toEqual({
      [field]: errorsOf({ [field]: "" })[field],
    });
});

test.each([
  ["201 555 0123", "US", "+1 201 555 0123"],
  ["604-555-0123", "CA", "+1 604-555-0123"],
  ["+1 (201) 555-0123", "US", "+1 (201) 555-0123"],
  ["+44 20 794 609", "US", "+44 20 794 609"],
  ["1 201 555 0123", "US", "1 201 555 0123"],
  ["201 555 012", "US", "+1 201 555 012"],
  ["604 555 01999", "CA", "+1 604 555 01999"],
  ["(+44) 20 7946 0958", "US", "(+44) 20 7946 0958"],
  ["\uff0b1 201 555 0123", "US", "\uff0b1 201 555 0123"],
  ["call me", "US", "call me"],
  ["201 555 0123", "FR", "201 555 0123"],
  ["201 555 0123", "toString", "201 555 0123"],
  ["201 555 0123", undefined, "201 555 0123"],
])("a number as typed, %s with country %s, is %s", (phone, country, whole) => {
  expect(withCallingCode(phone, country)).toBe(whole);
});

test.each([
  ...["201 555 01234", "604-555-019", "12015550123", "1 604 555 01999", "20155501234567"],
  ...["+1 201 555 0123", "(+1) 201-555-0123", "+44 20 7946 0958", "+33 1 23 45 67 89"],
  ...["(201) 555-0123", "\uff16\uff10\uff14 555 0199", "0012015550123", "9"],
])("without scripts, %s has the digits that the field's own script makes of it", (typed) => {
  for (const country of ["US", "CA"] as const) {
    const field = new AsYouType(country, metadata);
    field.input(parseIncompletePhoneNumber(typed));
    const phoneNumber = field.getNumberValue();
    const posted = fieldsOfForm({ phoneNumber: typed, phoneNumberCountry: country });
    expect(digitsOf(String(posted.phoneNumber))).toBe(digitsOf(phoneNumber ?? ""));
  }
});

test("a posted form has the fields of the message, its newsletter by the box's presence", () => {
  const { phoneNumber: _, sendNewsLetter: __, ...others } = message;
  const posted = { ...others, phoneNumber: "(201) 555-0123", phoneNumberCountry: "US" };
  const whole = { ...message, phoneNumber: "+1 (201) 555-0123" };
  expect(fieldsOfForm({ ...posted, sendNewsLetter: "on" })).toEqual(whole);
  expect(fieldsOfForm(posted)).toEqual({ ...whole, sendNewsLetter: false });
  expect(errorsOf(fieldsOfForm({}))).toMatchObject({ phoneNumber: "no phone" });
});

test("each field has its limit, which the message names", () => {
  const long = (field: keyof typeof limits) => "x".repeat(limits[field] + 1);
  expect(errorsOf({ message: long("message") })).toEqual({ message: "at most 10,000" });
  for (const field of ["firstName", "lastName", "subject"] as const) {
    expect(errorsOf({ [field]: long(field) })).toEqual({ [field]: `at most ${limits[field]}` });
    expect(errorsOf({ [field]: long(field).slice(1) })).toEqual({});
  }
  expect(errorsOf({ email: `a@${"b.".repeat(126)}com` })).toEqual({ email: "at most 254" });
});

test("a text that is too long is told so before anything else, of spaces too", () => {
  for (const text of [" ".repeat(20_000), `a${" ".repeat(20_000)}b`, "x".repeat(20_000)])
    expect(errorsOf({ email: text, message: text, phoneNumber: `+1${text}` })).toEqual({
      email: "at most 254",
      message: "at most 10,000",
      phoneNumber: "bad phone extension",
    });
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

test.each([" ", "\u200b", "\t \n", "1", "1-", "+ ", "a@", "a.", "b-", "1\u00a0"])(
  "fields that repeat %j are checked in linear time",
  (part) => {
    const run = part.repeat(9_000 / part.length);
    const start = performance.now();
    // In quadratic time, so many would take minutes.
    for (let i = 0; i < 200; i++)
      for (const text of [run, `a${run}b`, `a@b${run}.`, `+1 2${run}x`])
        schema.safeParse({ firstName: text, email: text, phoneNumber: text, message: text });
    expect(performance.now() - start).toBeLessThan(60_000);
  },
);
