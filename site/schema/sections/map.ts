import { z } from "zod";
import { heading, text } from "../fields.ts";
import { heroWords, section } from "./fields.ts";

export const map = section("map", "Map hero: a circle on a map, with a slider", {
  ...heroWords,
  radius: z.strictObject({
    title: heading.describe("The heading of the map."),
    start: z.int().min(1).max(10).describe("The radius that is shown first, in km."),
    reaches: z
      .array(
        z.strictObject({
          to: z.int().min(1).max(10).meta({ title: "Up to", description: "In km." }),
          text: text.max(120).describe("What such a circle reaches."),
        }),
      )
      .min(2)
      .describe("From the smallest to the largest; the last one goes up to 10 km."),
  }),
});
