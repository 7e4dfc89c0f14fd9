import { z } from "zod";
import { drawing, item } from "../fields.ts";
import { anyService, itemList, section } from "./fields.ts";

export const features = section("features", "Features: items that open, each with a picture", {
  service: anyService,
  ...itemList,
  items: z
    .array(item.extend({ drawing: drawing.optional() }))
    .min(2)
    .max(6),
});
