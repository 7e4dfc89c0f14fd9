import { z } from "zod";
import { alt, drawing, item, links, markdown, read, shortText } from "../fields.ts";
import { priceListName } from "../prices.ts";
import {
  anchor,
  eyebrow,
  heroWords,
  information,
  itemList,
  makes,
  section,
  service,
  title,
} from "./fields.ts";

export const offers = [
  section(
    "plans",
    "Plans: the price cards of one price list",
    {},
    {
      prices: priceListName.meta({
        title: "Price list",
        description: "The list whose plans are shown.",
      }),
      title,
      anchor,
    },
  ),
  section(
    "maker",
    "Maker: visitors make a flyer or a coupon",
    {},
    {
      makes,
      anchor,
    },
  ),
  section(
    "summary",
    "Service in short: its promise, lists and facts, for one without a page of its own",
    { needs: "prices" },
    {
      ...heroWords,
      service: service.unwrap().describe("Which service."),
      eyebrow: eyebrow.optional(),
      drawing: drawing.describe("If it is not the drawing of the service's card.").optional(),
      alt,
      lists: z
        .array(z.strictObject({ ...itemList, items: z.array(item).min(2).max(8) }))
        .min(1)
        .max(2)
        .describe("Lists that open, side by side."),
      information: z.strictObject(information).describe("Words beside a list of facts."),
      anchor,
    },
  ),
  section(
    "offer",
    "Offer: the promo code of the banner as a coupon",
    { opens: true },
    {
      // The font of the prices only has digits, "$", "%", "." and the letters of "Free".
      figure: z
        .string()
        .regex(/^\$?[\d.]{1,4}%?$/, 'must be a short figure, like "100%" or "$5"')
        .describe("The large figure of the coupon, as in the words of the offer."),
      title: title.meta(read),
      text: markdown.describe("The words of the coupon."),
      ended: shortText.describe("All that it says after the offer's last day."),
    },
  ),
  section("proof", "Proof: three figures of Names and addresses", {}, {}),
  section(
    "app",
    "App: buttons to both app stores, beside a picture",
    {},
    {
      title,
      drawing: drawing.describe("Beside the words. The lower edge cuts it off.").optional(),
      links: links.max(1).describe("A link below the buttons.").optional(),
    },
  ),
] as const;
