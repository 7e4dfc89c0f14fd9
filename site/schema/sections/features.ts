import { z } from "zod";
import { feature } from "../fields.ts";
import { anyService, itemList } from "./fields.ts";
import { section } from "./section.ts";

export const features = section(
  "features",
  "Features: a list that opens, a picture for each item",
  {
    service: anyService,
    ...itemList,
    items: z.array(feature).min(2).max(6),
  },
);
