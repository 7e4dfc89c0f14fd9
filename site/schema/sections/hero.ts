import { alt, drawing, links } from "../fields.ts";
import { anyService, eyebrow, ground, largeTitle, lead, section, stores } from "./fields.ts";

export const hero = section("hero", "Hero: large words beside a picture", {
  service: anyService.describe(
    "If the page is about a service: its status and a button to its prices, or to ask, are shown.",
  ),
  eyebrow: eyebrow.optional(),
  title: largeTitle,
  lead,
  ink: ground,
  drawing: drawing.describe("Beside the words.").optional(),
  alt: alt.optional(),
  links: links.max(2).describe("Buttons below the words.").optional(),
  stores,
});
