import { z } from "zod";
import { alt, shortText } from "../fields.ts";
import { eyebrow, largeTitle, lead, section } from "./fields.ts";

export const street = section("street", "Street hero: words above a street of shops", {
  eyebrow,
  title: largeTitle,
  lead,
  alt: alt.describe("Of the street; for people who cannot see it."),
  facts: z.array(shortText.describe("A short fact.")).min(2).max(4),
});
