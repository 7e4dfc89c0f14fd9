import { links } from "../fields.ts";
import { pricingCategory } from "../prices.ts";
import { makes, section, service, title } from "./fields.ts";

export const offers = [
  section(
    "plans",
    "Plans: the price cards of one price list",
    {},
    {
      prices: pricingCategory.meta({
        title: "Price list",
        description: "The list whose plans are shown.",
      }),
      title,
    },
  ),
  section(
    "maker",
    "Maker: visitors make a flyer or a coupon",
    {},
    {
      makes,
    },
  ),
  section(
    "summary",
    "Service in short: hero, lists and facts of its page",
    {},
    {
      service: service.unwrap().describe("Which service."),
    },
  ),
  section("proof", "Proof: three figures of Names and addresses", {}, {}),
  section(
    "app",
    "App: a strip with buttons to both app stores",
    {},
    {
      title,
      links: links.max(1).describe("A link beside the heading.").optional(),
    },
  ),
] as const;
