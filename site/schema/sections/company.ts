import { z } from "zod";
import { body, heading, item, picture, shortText } from "../fields.ts";
import { section, title } from "./fields.ts";

/** Its tabs, by the names with which addresses end: "/about/culture". */
export const companyTabs = { story: "Story", why: "Why Choose Us", culture: "Culture" };

const panel = z.strictObject({ title: heading });

export const company = section("company", "Company: the tabs Story, Why Choose Us and Culture", {
  title,
  story: panel.extend({
    text: body,
    slides: z
      .array(picture.extend({ caption: shortText.describe("Below the picture.") }))
      .min(4)
      .max(12),
  }),
  why: panel.extend({ points: z.array(item).min(2).max(6) }),
  culture: panel.extend({
    picture: picture.describe("Beside the heading of the tab's own address."),
    points: z.array(item.extend({ picture })).min(2).describe("Each below its picture."),
  }),
});
