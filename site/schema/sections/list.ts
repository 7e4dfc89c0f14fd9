import { z } from "zod";
import { drawing, ink, item, picture } from "../fields.ts";
import { anyService, itemList, section } from "./fields.ts";

export const list = section("list", "List: items that open, beside one picture or one each", {
  service: anyService,
  ...itemList,
  ink: ink.describe("Behind the picture, if the section is about no service.").optional(),
  picture: picture
    .optional()
    .describe("Beside the list, taller than wide: 4 to 5. Needed where it is about no service."),
  items: z
    .array(item.extend({ drawing: drawing.describe("In the picture's place.").optional() }))
    .min(2)
    .max(8),
});
