import * as z from "zod/mini";

// zod would otherwise compile its checks with `new Function`, which the site's policy forbids.
z.config({ jitless: true });

/** Most characters of each field. All together stay well below what the receiver reads. */
export const limits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  subject: 200,
  message: 10_000,
} as const;

/** Error messages for empty, invalid and too long fields; `tooLong` says "{max}" for the limit. */
export type MessageErrors = Record<
  | "firstName"
  | "lastName"
  | "email"
  | "invalidEmail"
  | "phoneNumber"
  | "invalidPhoneNumber"
  | "subject"
  | "message"
  | "tooLong",
  string
>;

/**
 * The form's rules: every field but the newsletter is required, the e-mail address is one, and the
 * phone number has 11 digits, the first for the country. Output is trimmed, the phone number digits.
 */
export function messageSchema(errors: MessageErrors) {
  const required = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message));
  const limited = (field: keyof typeof limits) => {
    const max = limits[field];
    const message = errors.tooLong.replace("{max}", max.toLocaleString("en"));
    return required(errors[field]).check(z.maxLength(max, message));
  };
  return z.object({
    firstName: limited("firstName"),
    lastName: limited("lastName"),
    // The rule of the HTML standard for e-mail inputs.
    email: limited("email").check(z.regex(z.regexes.html5Email, errors.invalidEmail)),
    phoneNumber: required(errors.phoneNumber).check(
      z.overwrite(digitsOf),
      z.regex(/^\d{11}$/, errors.invalidPhoneNumber),
    ),
    subject: limited("subject"),
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

/** "+1 (201) 555-0123" → "12015550123" */
function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** The request's body, exactly seven fields: those of the form, the phone number as `phone`. */
export function payloadOf({ phoneNumber, ...message }: Message) {
  return { ...message, phone: phoneNumber };
}
