import { pricingCategory } from "../prices.ts";
import { title } from "./fields.ts";
import { section } from "./section.ts";

export const plans = section("plans", "Plans: the price cards of one price list", {
  prices: pricingCategory.meta({
    title: "Price list",
    description: "The list whose plans are shown.",
  }),
  title,
});
