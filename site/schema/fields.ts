import { z } from "zod";

/**
 * Fields that several schemas share, with their editorial limits. In the editor's forms, `title` and
 * `description` are a field's label and hint, and `format` names its control (editor/forms/fields.ts).
 */

/** A text of one line. */
export const text = z
  .string()
  .overwrite((typed) => typed.replace(/\n+/g, " "))
  .min(1);
export const shortText = text.max(90);
export const markdown = z.string().min(1).meta({ format: "markdown" });

/** The title in search results, which show about 60 characters. */
const metaTitle = text.max(60).describe("In search results and on the browser's tab.");
/** The title of a page whose heading is another one. */
export const searchTitle = metaTitle.meta({ title: "Title in search results" });
export const pageTitle = metaTitle.describe("The heading of the page.");
export const metaDescription = text.min(50).max(160).describe("Below the title in search results.");
/** The title of a page in a list: the name of the site follows it. */
const pageMetaTitle = text
  .max(48)
  .describe("In search results and on the browser's tab; the site's name follows it.");
export const meta = z.strictObject({ title: pageMetaTitle, description: metaDescription });

/** The text is read by the site's code, and not only shown (site/load/texts.ts). */
export const read = { format: "read" } as const;

/** Words that many parts of pages have, with the hints of the form. */
export const heading = shortText.describe("The heading of this part.");
export const opening = text.meta({
  title: "Opening words",
  description: "One or two sentences below the heading.",
});
export const shortLead = opening.max(300);
export const label = shortText.describe("The words that visitors see.");
export const alt = text.max(240).meta({
  title: "What the picture shows",
  description: "For people who cannot see it; said by screen readers.",
});

/** A name by which other content, or an address, names an entry. */
export const entryId = z
  .string()
  .regex(/^[a-z0-9-]+$/, "must be lower-case letters, digits and hyphens");

/** The file of a service in `content/services/`, without its ending: "digital-flyers". */
export const serviceId = z
  .string()
  .regex(/^[\w~-]+$/, 'must be the name of a file in services/, like "digital-flyers"')
  .meta({ format: "service", title: "Service", description: "Choose one of the services." });

/** Ids are unique in a list, since other content names an entry by its id. */
export function eachItsOwnId(
  entries: readonly { id: string }[],
  context: z.core.$RefinementCtx,
): void {
  for (const [i, { id }] of entries.entries())
    if (entries.findIndex((other) => other.id === id) < i)
      context.addIssue({
        code: "custom",
        path: [i, "id"],
        message: `"${id}" is the id of another entry above; each needs its own`,
      });
}

/** The outside addresses of site.yaml, to which links lead by "@" and their names. */
export const outsideNames = [
  ...(["login", "register", "ios", "android", "email", "whatsapp", "us", "ca"] as const),
  ...(["facebook", "x", "linkedin", "instagram", "youtube", "tiktok"] as const),
] as const;
const listOfNames = outsideNames.map((name) => `@${name}`).join(", ");

const otherAddresses =
  'a full one ("https://…"), an e-mail address ("mailto:…"), a phone number ("tel:…" or "sms:…")';

/** An address of this site or elsewhere, or "@" and the name of an outside address in site.yaml. */
export const link = z
  .string()
  .regex(
    new RegExp(`^(?:/|https://|mailto:|tel:|sms:|@(?:${outsideNames.join("|")})$)`),
    `must be an address of this site ("/contact"), ${otherAddresses}, or one of ${listOfNames}`,
  )
  .meta({
    format: "link",
    title: "Leads to",
    description: `An address of this site, like /contact, a full one, like https://example.com, mailto:, tel: or sms: with an address or number, or one of ${listOfNames}.`,
  });

/** Links by the words that visitors see. */
export const links = z.array(z.strictObject({ label, to: link }));

/** A call to action at a page's end. */
export const call = z.strictObject({
  heading,
  text: text.max(200).describe("A sentence below the heading."),
  links: links.min(1),
});

export const path = z
  .string()
  .regex(
    /^\/(?:[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)*)?$/,
    'must be an address like "/services/new-service"',
  )
  .max(100)
  .meta({ title: "Address", description: "The end of the address, from the first slash." });

export const ink = z
  .enum(["coral", "canola", "tangerine", "sky", "rose", "denim", "mint", "stone"])
  .meta({ format: "ink", title: "Color", description: "The color behind the drawing." });
export type Ink = z.infer<typeof ink>;

/** Icons that content can use, by their names at lucide.dev. */
export const icon = z
  .enum([
    "bell",
    "calendar-check",
    "cloud",
    "newspaper",
    "radar",
    "receipt-text",
    "ticket-percent",
    "trending-up",
  ])
  .describe("The small sign in the menu and on the card.");

/** The name of a drawing; the content check verifies that it exists (site/load/drawings.ts). */
export const drawing = z.string().min(1).meta({ format: "drawing", title: "Drawing" });

/** A drawing and its alternative text, which says what is drawn, not what the text beside it is about. */
export const picture = z.strictObject({ drawing, alt: alt.max(200) });
export type PictureFields = z.infer<typeof picture>;
export const poster = picture.extend({ ink: ink.meta({ default: "coral" }) });

/** A photo, or a picture of the real app, in place of a drawing. */
export const screenshot = z
  .string()
  .regex(/^[^/]+\.(jpe?g|png)$/i, 'must be the name of a JPEG or PNG, like "flyer-form.png"')
  .meta({
    format: "screenshot",
    description:
      "A JPEG or PNG beside this file, at least 480 pixels wide; it takes the drawing's place.",
  })
  .optional();

/** A calendar day, "2026-03-17". */
export const day = z.iso
  .date('must be a day written year-month-day, like "2026-03-17"')
  .meta({ format: "date" });

/** The day of the last change, which the sitemap contains. */
export const updated = day.meta({
  title: "Last changed",
  description: "The day of the last change that a reader would notice.",
});

/**
 * Whether a text is only shown in `next dev` (site/pages/publish.ts); new files begin as drafts.
 */
export const draft = z
  .boolean()
  .meta({
    format: "draft",
    description: "While this is on, only the preview on a computer shows it.",
  })
  .optional();

/** An accordion item; its number is its place in the list. */
export const item = z.strictObject({
  title: text.max(80).describe("The line that opens it."),
  text: markdown.describe("What shows once it is open."),
});
export type Item = z.infer<typeof item>;

/** The text of a part. */
export const body = markdown.describe("The words of this part.");
