import { z } from "zod";
import { shortText } from "../fields.ts";
import { lead, title } from "./fields.ts";
import { section } from "./section.ts";

export const articles = section("articles", "Article: cards that lead to dTransfer's article", {
  title,
  lead,
  readMore: shortText.meta({ title: "Link", description: "The words of the link on each card." }),
  count: z.int().min(1).max(24).meta({
    title: "Number of cards",
    description: "Each leads to the same article.",
  }),
});
