import { z } from "zod";
import { body, heading, item, label, picture, screenReaderText, shortText } from "../fields.ts";
import { title } from "./fields.ts";
import { section } from "./section.ts";

const panel = z.strictObject({ label: label.describe("The words of the tab."), title: heading });

export const company = section("company", "Company: the tabs Story, Why Choose Us and Culture", {
  title,
  story: panel.extend({
    text: body,
    carousel: screenReaderText.describe("The name of the moving pictures."),
    slides: z
      .array(picture.extend({ caption: shortText.describe("Below the picture.") }))
      .min(4)
      .max(12),
  }),
  why: panel.extend({ points: z.array(item).min(2).max(6) }),
  culture: panel.extend({
    picture,
    points: z.array(item.extend({ picture })).min(2).describe("Each below its picture."),
  }),
});
