import { pricingCategory } from "../prices.ts";
import { section, title } from "./fields.ts";

export const plans = section("plans", "Plans: the price cards of one price list", {
  prices: pricingCategory.meta({
    title: "Price list",
    description: "The list whose plans are shown.",
  }),
  title,
});
