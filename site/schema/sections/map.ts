import { z } from "zod";
import { heading, shortText, text } from "../fields.ts";
import { heroWords } from "./fields.ts";
import { section } from "./section.ts";

export const map = section("map", "Map hero: a circle on a map, with a slider", {
  ...heroWords,
  radius: z.strictObject({
    title: heading.describe("The heading of the map."),
    label: shortText.describe("The name of the slider."),
    start: z.int().min(1).max(10).describe("The radius that is shown first, in km."),
    area: text
      .max(60)
      .regex(/\{area\}/, 'must have "{area}", where the area goes')
      .describe("Below the radius, on the Canadian site; {area} becomes the circle's square km."),
    miles: shortText
      .regex(/\{miles\}/, 'must have "{miles}", where the miles go')
      .describe(
        "In its place on the site of the USA; {miles} becomes the radius, {squareMiles} the area.",
      ),
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
