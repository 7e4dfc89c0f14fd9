import { alt, drawing, screenshot } from "../fields.ts";
import { heroWords, section } from "./fields.ts";

export const serviceHero = section(
  "service-hero",
  "Service hero: words, picture and prices of a service",
  {
    ...heroWords,
    drawing: drawing.describe("If it is not the drawing of the service's card.").optional(),
    alt,
    screenshot,
  },
);
