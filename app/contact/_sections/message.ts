import * as z from "zod/mini";

// zod would otherwise compile its checks with `new Function`, which the site's policy forbids.
z.config({ jitless: true });

/** Error messages for empty and for invalid fields. */
export type MessageErrors = Record<
  | "firstName"
  | "lastName"
  | "email"
  | "invalidEmail"
  | "phoneNumber"
  | "invalidPhoneNumber"
  | "subject"
  | "message",
  string
>;

/**
 * The form's rules: every field but the newsletter is required, the e-mail address is one, and the
 * phone number has 11 digits, the first for the country. Output is trimmed, the phone number digits.
 */
export function messageSchema(errors: MessageErrors) {
  const required = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message));
  return z.object({
    firstName: required(errors.firstName),
    lastName: required(errors.lastName),
    // The rule of the HTML standard for e-mail inputs.
    email: required(errors.email).check(z.regex(z.regexes.html5Email, errors.invalidEmail)),
    phoneNumber: required(errors.phoneNumber).check(
      z.overwrite(digitsOf),
      z.regex(/^\d{11}$/, errors.invalidPhoneNumber),
    ),
    subject: required(errors.subject),
    message: required(errors.message),
    sendNewsLetter: z._default(z.boolean(), false),
  });
}

type MessageSchema = ReturnType<typeof messageSchema>;
/** The form's values as typed. */
export type MessageInput = z.input<MessageSchema>;
/** The form's values after validation. */
export type Message = z.output<MessageSchema>;

/** "+1 (201) 555-0123" → "12015550123" */
function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** The request's body, exactly seven fields: those of the form, the phone number as `phone`. */
export function payloadOf({ phoneNumber, ...message }: Message) {
  return { ...message, phone: phoneNumber };
}
