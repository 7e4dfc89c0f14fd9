import { z } from "zod";
import { heading, label, links, read, shortText, text } from "./fields.ts";

const entries = links.min(1);
const column = z.strictObject({ heading, links: entries });

/** `content/navigation.yaml`: the links of the menus and of both footers. */
export const navigationSchema = z.strictObject({
  bar: z
    .strictObject({
      services: label.describe("The entry that opens the list of services."),
      columns: z
        .array(
          z.strictObject({
            heading,
            links: z
              .array(links.element.extend({ text: shortText.describe("Below the name.") }))
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
    })
    .meta({ title: "Menu", description: "The bar on top of each page, and the menu on phones." }),
  footer: z.strictObject({
    about: z.strictObject({ heading, text: text.max(400).describe("About the company.") }),
    columns: z.array(column).min(1),
    bottom: entries.meta({ title: "Links in the last line" }),
    regional: column,
  }),
  secondFooter: z
    .strictObject({
      columns: z.array(column).min(1),
      marquee: text.max(32).meta({ title: "Moving line", description: "Its words." }),
      cards: z
        .array(text.max(16).meta({ ...read, description: "A payment card that is accepted." }))
        .min(1)
        .max(7)
        .describe("Words and cards stand in one line of a fixed length."),
    })
    .describe("On pages whose settings say so: dTransfer, its documents, and its article."),
});
