import { z } from "zod";
import {
  alt,
  button,
  heading,
  hero,
  label,
  meta,
  screenReaderText,
  shortText,
  text,
  updated,
} from "./fields.ts";

/** A text that has to have these {names}, which are filled in. */
function filled(...names: string[]) {
  const error = `must say ${names.map((name) => `"${name}"`).join(" and ")}`;
  return names.reduce((field, name) => field.includes(name, { error }), shortText);
}

const errorMessage = shortText.describe("Said below the field.");

/** One line. */
const problem = text.max(140);

/** `content/pages/contact.yaml`. */
export const contactSchema = meta.extend({
  updated,
  hero: hero.omit({ alt: true }),
  alt: alt.describe("Of the drawing beside the heading; for people who cannot see it."),
  links: z.strictObject({ heading, text: text.describe("Above the links.") }),
  form: z.strictObject({
    heading,
    fields: z
      .strictObject({
        firstName: label,
        lastName: label,
        email: label,
        phoneNumber: label,
        subject: label,
        message: label,
      })
      .describe("The labels of the fields."),
    phoneRule: shortText.describe("Says below the label which numbers are taken."),
    phoneCountries: z.strictObject({ country: label, US: label, CA: label }),
    newsletter: label,
    button,
    sending: button.describe("On the button, while it is sent."),
    sent: shortText.describe("Said once it is sent."),
    failed: shortText.describe("Said if it could not be sent."),
    sentTo: filled("{firstName}", "{time}").describe(
      "Beside the button once it is sent; {firstName} and {time} are filled in.",
    ),
    notSent: text
      .max(160)
      .describe(
        "Below the words of failure where scripts are off, which cannot say what is wrong.",
      ),
    problems: z
      .strictObject({
        offline: problem.describe(
          "No connection, or something in the browser blocked the request.",
        ),
        late: problem.describe("No answer came in time."),
        refused: problem.describe("The server did not accept the message."),
        tooMany: problem.describe("The visitor has sent too many."),
        full: problem.describe("The form takes no more today, whoever sends; shows the address."),
        server: problem.describe("The server cannot take messages now."),
      })
      .describe("What happened, and what to do, where a message could not be sent."),
    close: screenReaderText.describe("The name of the sign that closes the message."),
    errors: z
      .strictObject({
        firstName: errorMessage,
        lastName: errorMessage,
        email: errorMessage,
        invalidEmail: errorMessage,
        phoneNumber: errorMessage,
        invalidPhoneNumber: errorMessage,
        phoneReason: errorMessage.describe("Follows: which numbers pass."),
        subject: errorMessage,
        message: errorMessage,
        tooLong: errorMessage
          .includes("{max}", { error: 'must say "{max}", which stands for the limit' })
          .describe("Below a field with too many characters; {max} stands for the limit."),
      })
      .describe("Below a field that is empty or wrong."),
    wrong: z
      .strictObject({
        title: label.describe("In front of the page's title, while fields are wrong."),
        heading: shortText.describe("Above the list of what is wrong."),
      })
      .describe("Above the form, where fields are empty or wrong."),
    required: shortText.describe("Says which fields have to be filled in."),
  }),
});
