import { alt, text } from "../fields.ts";
import { largeTitle, lead, links } from "./fields.ts";
import { section } from "./section.ts";

export const demo = section("demo", "Home hero: the product at work on a phone", {
  title: largeTitle,
  lead: lead.describe("What the product is, in one plain sentence below the heading."),
  text: text.max(140).describe("Below that sentence."),
  alt,
  links: links.min(1).max(2).describe("The buttons."),
});
