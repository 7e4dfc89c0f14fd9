import { z } from "zod";
import {
  button,
  day,
  heading,
  icon,
  label,
  link,
  screenReaderText,
  shortText,
  text,
} from "./fields.ts";

const entry = z.strictObject({ label, to: link });
const entries = z.array(entry).min(1);
const column = z.strictObject({ heading, links: entries });

/** `content/navigation.yaml`: navigation bar, both footers, the floating buttons' labels. */
export const navigationSchema = z.strictObject({
  skip: shortText.meta({
    title: "Link past the menu",
    description: "The first link of each page, for people who use the keyboard.",
  }),
  bar: z
    .strictObject({
      label: screenReaderText,
      services: label.describe("The entry that opens the list of services."),
      columns: z
        .array(
          z.strictObject({
            heading,
            links: z
              .array(entry.extend({ icon, text: text.max(90).describe("Below the name.") }))
              .min(1),
          }),
        )
        .min(2)
        .describe("Of the list of services; the menu shows them in rows of two."),
      more: entries.meta({
        title: "Further links",
        description: "In one line below the columns.",
      }),
      links: entries.describe("Beside the services."),
      menuLinks: entries.describe("Below these, in the menu on phones alone."),
      login: label,
      signup: label,
      download: label.describe("On phones, in place of Login and SignUp."),
      menu: screenReaderText.describe("The name of the menu's button on phones."),
      close: screenReaderText.describe("The name of that button while the menu is open."),
    })
    .meta({ title: "Menu", description: "The bar on top of each page, and the menu on phones." }),
  region: z
    .strictObject({
      label: screenReaderText,
      us: label.meta({ title: "USA" }),
      ca: label.meta({ title: "Canada" }),
      chosen: screenReaderText.describe("Said of the site that the visitor is on."),
    })
    .meta({
      title: "Choice of the site",
      description: "The menu that leads to the other country.",
    }),
  breadcrumb: z.strictObject({
    label: screenReaderText,
    home: label.describe("The first link of the breadcrumb."),
  }),
  footer: z.strictObject({
    label: screenReaderText,
    columns: z.array(column).min(1),
    regional: column,
    about: z.strictObject({ heading, text: text.max(400).describe("About the company.") }),
    contact: z.strictObject({ heading }),
    social: screenReaderText.describe("The name of the list of social networks."),
    company: column,
    bottom: entries.meta({ title: "Links in the last line" }),
    copyright: shortText.describe("The last line, after the year."),
  }),
  secondFooter: z.strictObject({
    columns: z.array(column).min(1),
    apps: z.strictObject({ heading, ios: label, android: label }),
    marquee: text.max(32).meta({ title: "Moving line", description: "Its words." }),
    cards: z
      .array(text.max(16).describe("A payment card that is accepted."))
      .min(1)
      .max(7)
      .describe("Words and cards stand in one line of a fixed length."),
    cardsLabel: screenReaderText.describe("The name of the list of cards."),
    pause: screenReaderText.describe("The name of the button that stops the words."),
  }),
  moving: z
    .strictObject({
      pause: screenReaderText,
      play: screenReaderText,
      previous: screenReaderText,
      next: screenReaderText,
    })
    .meta({
      title: "Buttons of moving pictures",
      description: "Of rows of pictures or cards that move by themselves.",
    }),
  floating: z
    .strictObject({ label: screenReaderText, top: screenReaderText, whatsapp: screenReaderText })
    .meta({ title: "Buttons in the corner", description: "Of each page." }),
  mobileCta: z
    .strictObject({
      prices: button,
      ask: button.describe("Where nothing can be bought yet."),
      app: button.describe("On the shoppers' page."),
    })
    .meta({
      title: "Main button on phones",
      description: "The filled button at the bottom of a phone's screen.",
    }),
});

/** `content/offer.yaml`: the banner above the navigation bar and the card at /pop-up. */
export const offerSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Za-z0-9]{4,20}$/, "must be 4 to 20 letters and digits")
    .describe("What visitors type to get the offer; texts quote it as {{offer.code}}."),
  discount: z
    .int()
    .min(1)
    .max(100)
    .describe("In percent; texts quote it as {{offer.discount}}.")
    .optional(),
  months: z
    .int()
    .min(1)
    .describe("For how many months the discount applies; texts quote them as {{offer.months}}.")
    .optional(),
  label: screenReaderText.describe("The name of the banner, said by screen readers."),
  text: text.max(160).describe("The words of the banner."),
  link: shortText.describe("The words of its link."),
  until: day
    .describe(
      "The last day of the offer, in Edmonton, after which it ends by itself; without one it has no end.",
    )
    .optional(),
});
