import * as z from "zod/mini";

// zod would otherwise compile its checks with `new Function`, which the site's policy forbids.
z.config({ jitless: true });

/**
 * The most characters of each field as typed, spaces at its ends included. All together stay well below
 * what the receiver reads.
 */
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

/**
 * Error messages for empty, invalid and too long fields. `tooLong` says "{max}" for the limit. Those
 * that give a reason follow `invalidEmail` or `invalidPhoneNumber`.
 */
export type MessageErrors = Record<
  | "firstName"
  | "lastName"
  | "email"
  | "invalidEmail"
  | "emailEnding"
  | "emailDots"
  | "phoneNumber"
  | "invalidPhoneNumber"
  | "foreignPhoneNumber"
  | "phoneExtension"
  | "phonePrefix"
  | "phoneLetters"
  | "subject"
  | "message"
  | "tooLong",
  string
>;

/** `tooLong` for a field. */
export function tooLongMessage({ tooLong }: Pick<MessageErrors, "tooLong">, max: number): string {
  return tooLong.replace("{max}", max.toLocaleString("en"));
}

/**
 * The rules of the form and of the receiver: every field but the newsletter is required, an answer can
 * reach the e-mail address, and the phone number has 11 digits, the first for the country. Output is
 * trimmed, also of invisible characters around names and address, and has no control characters; the
 * address has its domain in ASCII, the phone number is digits.
 */
export function messageSchema(errors: MessageErrors) {
  // The length comes first: nothing else looks at a text that is too long.
  const required = (missing: string, max: number, error: string) =>
    z
      .string(missing)
      .check(
        z.maxLength(max, { error, abort: true }),
        z.overwrite(withoutControls),
        z.trim(),
        z.minLength(1, missing),
      );
  const limited = (field: keyof typeof limits) =>
    required(errors[field], limits[field], tooLongMessage(errors, limits[field])).check(
      z.refine((text) => withoutInvisible(text) !== "", errors[field]),
    );
  const visible = () => z.overwrite(withoutInvisible);
  const oneLine = () => z.overwrite<string>((text) => text.replace(/\n+/g, " "));
  const longPhone = `${errors.invalidPhoneNumber} ${errors.phoneExtension}`;
  return z.object({
    firstName: limited("firstName").check(visible(), oneLine()),
    lastName: limited("lastName").check(visible(), oneLine()),
    email: limited("email").check(
      visible(),
      z.overwrite(withAsciiDomain),
      // In ASCII a domain is longer than as typed.
      z.maxLength(limits.email, errors.invalidEmail),
      z.superRefine((email, { addIssue }) => {
        const message = emailProblem(email, errors);
        if (message) addIssue(message);
      }),
    ),
    phoneNumber: required(errors.phoneNumber, longestPhone, longPhone).check(
      z.superRefine((phone, { addIssue }) => {
        const message = phoneProblem(phone, errors);
        if (message) addIssue(message);
      }),
      z.overwrite(digitsOf),
    ),
    subject: limited("subject").check(oneLine()),
    message: limited("message"),
    sendNewsLetter: z._default(z.boolean(), false),
  });
}

type MessageSchema = ReturnType<typeof messageSchema>;
/** The form's values as typed. */
export type MessageInput = z.input<MessageSchema>;
/** The form's values after validation. */
export type Message = z.output<MessageSchema>;
/** A message as it is sent and stored. */
export type Payload = ReturnType<typeof payloadOf>;

const lineEnds = /\r\n|[\r\v\f\x85\u2028\u2029]/g;
/** Control characters but line feeds, and the marks that reorder the text behind them (UAX #9). */
const controls = /[[\p{Cc}\u202a-\u202e\u2066-\u2069]--\n]/gv;

/**
 * A text whose line ends are line feeds and whose tabs are spaces, without the characters that could
 * command a terminal or reorder a list.
 */
function withoutControls(text: string): string {
  return text.replace(lineEnds, "\n").replaceAll("\t", " ").replace(controls, "");
}

/** Not drawn: besides the format and control characters, a few letters. */
const invisible = /^[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]$/u;
const isVisible = (character: string) => !invisible.test(character);

/** A text without spaces, marks of direction, joiners and the like at its ends. */
function withoutInvisible(text: string): string {
  const characters = [...text];
  const end = characters.findLastIndex(isVisible) + 1;
  return characters.slice(characters.findIndex(isVisible), end).join("");
}

/**
 * "ada@müller.de" → "ada@xn--mller-kva.de", as addresses are sent. Chromium does so in the field
 * itself, other browsers do not. What is no domain stays as it is.
 */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  // Nothing that ends a domain in an address, or that stands for another sign there.
  if (!/[^\0-\x7f]/.test(domain) || /[\s/\\?#:%]/.test(domain)) return email;
  try {
    return email.slice(0, at) + new URL(`https://${domain}`).hostname;
  } catch {
    return email;
  }
}

/** Codes of the zeros whose digits count, as the form's field takes: ASCII, full-width, Arabic, Persian. */
const zeros = [0x30, 0xff10, 0x660, 0x6f0];

/** A text with its digits from 0 to 9: "٢٠١" → "201" */
function withAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const values = zeros.map((zero) => digit.charCodeAt(0) - zero);
    return String(values.find((value) => value >= 0 && value < 10) ?? digit);
  });
}

/** "+1 (201) 555-0123" → "12015550123" */
export function digitsOf(phone: string): string {
  return withAsciiDigits(phone).replace(/\D/g, "");
}

/** Whether a number as typed has an extension: "ext. 12", "x12", "#12", ",12" or ";ext=12". */
export function hasExtension(phone: string): boolean {
  return /(?:\d\D*?){10}(?:ext|x|#|,|;)/i.test(withAsciiDigits(phone));
}

/** Whether a number as typed has signs for digits that are none: "1-800-FLOWERS". */
export function hasLetters(phone: string): boolean {
  return /\p{L}|[^\P{N}0-9]/u.test(withAsciiDigits(phone));
}

/**
 * Why no answer can reach an e-mail address: it breaks the rule of the HTML standard for e-mail inputs,
 * its domain has no ending, or a dot of its local part is not between two characters (RFC 5321, 4.1.2).
 */
function emailProblem(email: string, errors: MessageErrors): string | undefined {
  if (!z.regexes.html5Email.test(email)) return errors.invalidEmail;
  const [local = "", domain = ""] = email.split("@");
  if (local.split(".").includes("")) return `${errors.invalidEmail} ${errors.emailDots}`;
  const [, ...endings] = domain.split(".");
  if (!/[a-z]/i.test(endings.at(-1) ?? "")) return `${errors.invalidEmail} ${errors.emailEnding}`;
  return undefined;
}

/** Whether a number as typed names its country: "+44 …", "(+1) …". */
function isInternational(phone: string): boolean {
  return /^[^\p{Nd}+\uff0b]*[+\uff0b]/u.test(phone);
}

/**
 * "201 555 0123" → "+1 201 555 0123": a number as typed, with the calling code of its country unless it
 * has one. The form's field does the same while one types.
 * @param country as a form sends it; another one than the field has changes nothing
 */
export function withCallingCode(phone: string, country: unknown): string {
  const [, code] = Object.entries(callingCodes).find(([name]) => name === country) ?? [];
  const digits = digitsOf(phone);
  const isNational = digits !== "" && !isInternational(phone);
  return code && isNational && !digits.startsWith(code) ? `+${code} ${phone}` : phone;
}

type FormFields = Record<string, unknown> & { phoneNumber: string; sendNewsLetter: boolean };

/**
 * The fields of `messageSchema` as a browser posts the form, whose phone field has its country beside
 * it and whose box is sent only if it is checked.
 */
export function fieldsOfForm(form: Record<string, unknown>): FormFields {
  const { phoneNumber, phoneNumberCountry, sendNewsLetter, ...fields } = form;
  return {
    ...fields,
    phoneNumber: withCallingCode(String(phoneNumber ?? ""), phoneNumberCountry),
    sendNewsLetter: sendNewsLetter !== undefined,
  };
}

/** Why a phone number with its country code is refused; undefined for 11 digits. */
function phoneProblem(phone: string, errors: MessageErrors): string | undefined {
  if (digitsOf(phone).length === 11 && !hasExtension(phone)) return undefined;
  const reason = phoneReason(phone);
  return reason ? `${errors.invalidPhoneNumber} ${errors[reason]}` : errors.invalidPhoneNumber;
}

/** Why a number is refused, where it says so itself. */
function phoneReason(phone: string): keyof MessageErrors | undefined {
  const digits = digitsOf(phone);
  // A prefix for calls abroad, 00 or 011, in place of +; the field puts its country's 1 before it.
  const [abroad, otherCountry] = /^1?(?:00|011)([02-9]?)/.exec(digits) ?? [];
  if (abroad) return otherCountry ? "foreignPhoneNumber" : "phonePrefix";
  if (isInternational(phone) && /^[^1]/.test(digits)) return "foreignPhoneNumber";
  if (hasExtension(phone)) return "phoneExtension";
  if (hasLetters(phone)) return "phoneLetters";
  return digits.length > 11 ? "phoneExtension" : undefined;
}

/** The receiver's error where it takes no more messages today, from this sender or from all. */
export const fullForToday = "full for today";

/** The request's body, exactly seven fields: those of the form, the phone number as `phone`. */
export function payloadOf({ phoneNumber, ...message }: Message) {
  return { ...message, phone: phoneNumber };
}
