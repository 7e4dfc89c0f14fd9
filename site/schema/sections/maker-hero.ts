import { heading, links, text } from "../fields.ts";
import { largeTitle, lead, section } from "./fields.ts";
import { maker } from "./maker.ts";

export const makerHero = section(
  "maker-hero",
  "Maker hero: large words, and visitors make a flyer or coupon",
  {
    makes: maker.shape.makes,
    title: largeTitle,
    lead: lead.describe("What the product is, in one plain sentence below the heading."),
    text: text.max(140).describe("Below that sentence."),
    question: heading.describe("Above the fields."),
    cost: text.max(80).describe("Below the picture: the shortest run, its price and the refund."),
    links: links.min(1).max(2).describe("A button, and a link beside it."),
  },
);
