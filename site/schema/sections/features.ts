import { z } from "zod";
import { feature } from "../fields.ts";
import { anyService, itemList, section } from "./fields.ts";

export const features = section("features", "Features: items that open, each with a picture", {
  service: anyService,
  ...itemList,
  items: z.array(feature).min(2).max(6),
});
