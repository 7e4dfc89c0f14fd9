import { z } from "zod";
import { lead, title } from "./fields.ts";
import { section } from "./section.ts";

export const articles = section("articles", "Articles: a roll of cards of dTransfer's article", {
  title,
  lead,
  count: z.int().min(1).max(24).describe("How many cards there are."),
});
