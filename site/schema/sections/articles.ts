import { z } from "zod";
import { lead, section, title } from "./fields.ts";

export const articles = section("articles", "Article: cards that lead to dTransfer's article", {
  title,
  lead,
  count: z.int().min(1).max(24).meta({
    title: "Number of cards",
    description: "Each leads to the same article.",
  }),
});
