import * as z from "zod/mini";
import { withLineFeeds } from "./line-ends.ts";

// zod would otherwise compile its checks with `new Function`, which the site's policy forbids.
z.config({ jitless: true });

/** The most characters of each field as typed. All together stay well below what the receiver reads. */
export const limits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  subject: 200,
  message: 10_000,
} as const;

/** The most characters of a phone number as typed, however its 11 digits are divided. */
export const longestPhone = 100;

/** The countries of the phone field, by ISO 3166, and their calling codes. */
export const callingCodes = { US: "1", CA: "1" } as const;
export type PhoneCountry = keyof typeof callingCodes;

// The length comes first: nothing else looks at a text that is too long.
const required = (missing: string, max: number, tooLong: string) =>
  z
    .string(missing)
    .check(
      z.maxLength(max, { error: tooLong, abort: true }),
      z.overwrite(withoutUnseen),
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
    );
const limited = (missing: string, max: number) =>
  required(missing, max, `Please write at most ${max.toLocaleString("en")} characters.`);
const oneLine = () => z.overwrite<string>((text) => text.replace(/\n+/g, " "));
const invalidPhone =
  "Invalid phone number. Please enter a valid phone number. Write the 10 digits of a number in the USA or Canada, without an extension.";

/**
 * The rules of the form and of the receiver: every field but the newsletter is required, the e-mail
 * address is one as browsers check it, and the phone number has 11 digits and no extension. Output is
 * trimmed and has no characters that nobody sees; the phone number is digits.
 */
export const messageSchema = z.object({
  firstName: limited("First Name is required", limits.firstName).check(oneLine()),
  lastName: limited("Last Name is required", limits.lastName).check(oneLine()),
  email: limited("Email is required", limits.email).check(
    // An address has none of the marks of direction and joiners that a name or a message may have.
    z.overwrite((text) => text.replace(/\p{Cf}/gu, "")),
    z.email({
      pattern: z.regexes.html5Email,
      error: "Invalid email address. Please enter a valid email address.",
    }),
  ),
  phoneNumber: required("Phone number is required", longestPhone, invalidPhone).check(
    z.refine((phone) => digitsOf(phone).length === 11 && !hasExtension(phone), invalidPhone),
    z.overwrite(digitsOf),
  ),
  subject: limited("Subject is required", limits.subject).check(oneLine()),
  message: limited("Message is required", limits.message),
  sendNewsLetter: z._default(z.boolean(), false),
});

/** The form's values as typed. */
export type MessageInput = z.input<typeof messageSchema>;
/** The form's values after validation. */
export type Message = z.output<typeof messageSchema>;
/** A message as it is sent and stored. */
export type Payload = ReturnType<typeof payloadOf>;

/**
 * Control characters but line feeds, the marks that reorder the text behind them (UAX #9), and
 * characters without a width that come along with a copied text: soft hyphen, zero width space, word
 * joiner, byte order mark.
 */
const unseen = /[[\p{Cc}\u202a-\u202e\u2066-\u2069\u00ad\u200b\u2060\ufeff]--\n]/gv;

/**
 * A text whose line ends are line feeds and whose tabs are spaces, without the characters that could
 * command a terminal or reorder a list, or that nobody sees.
 */
function withoutUnseen(text: string): string {
  return withLineFeeds(text).replaceAll("\t", " ").replace(unseen, "");
}

/** "+1 (201) 555-0123" → "12015550123" */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** "201 555 012 ext. 3", "x3", "#3", ",3", ";ext=3" */
const hasExtension = (phone: string) => /[x#,;]/i.test(phone);

type FormFields = Record<string, unknown> & { phoneNumber: string; sendNewsLetter: boolean };

/**
 * The fields of `messageSchema` as a browser posts the form, whose phone field has its country beside
 * it and whose box is sent only if it is checked. The number gets its country's code, unless it has one.
 */
export function fieldsOfForm(form: Record<string, unknown>): FormFields {
  const { phoneNumber, phoneNumberCountry, sendNewsLetter, ...fields } = form;
  const phone = String(phoneNumber ?? "");
  const [, code] = Object.entries(callingCodes).find(([name]) => name === phoneNumberCountry) ?? [];
  const isNational = code && /\d/.test(phone) && !/^\D*\+/.test(phone);
  const needsCode = isNational && !digitsOf(phone).startsWith(code);
  return {
    ...fields,
    phoneNumber: needsCode ? `+${code} ${phone}` : phone,
    sendNewsLetter: sendNewsLetter !== undefined,
  };
}

/** The receiver's error where it takes no more messages today, from this sender or from all. */
export const fullForToday = "full for today";

/** Why a receiver has not taken a message. */
export const refusals = ["refused", "tooMany", "full", "server"] as const;
export type Refusal = (typeof refusals)[number];

/**
 * The ids of the parts of /contact that say what became of a form that was posted without scripts:
 * success, fields that are not right, and each refusal.
 */
export const outcomeIds = ["sent", "not-sent", ...refusals.map(refusalId)];
/** The id of the part that tells of a refusal. */
export function refusalId(refusal: Refusal) {
  return `not-sent-${refusal}` as const;
}

/** @param error the receiver's own */
export function refusalOf(status: number, error: unknown): Refusal {
  // Receivers, and the hosts before them, give both statuses for other reasons too.
  if ((status === 429 || status === 503) && error === fullForToday) return "full";
  if (status === 429) return "tooMany";
  return [403, 413, 415, 422].includes(status) ? "refused" : "server";
}

/** The request's body, exactly seven fields: those of the form, the phone number as `phone`. */
export function payloadOf({ phoneNumber, ...message }: Message) {
  return { ...message, phone: phoneNumber };
}
