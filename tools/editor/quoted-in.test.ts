import { expect, test } from "vitest";
import { quotedIn } from "./quoted-in.ts";

const prices = {
  categories: {
    flyer: { plans: [{ id: "7-days" }, { id: "14-days" }] },
    push: { plans: [{ id: "one" }] },
  },
};

test("a price and the offer say which texts quote them", () => {
  const quote = "{{price.flyer.7-days}} and {{ price.push }}";
  const posts = Object.fromEntries(
    [..."abcde"].map((name) => [
      `blog/${name}.md`,
      `---\ntitle: Post ${name}\n---\n{{price.push}}\n`,
    ]),
  );
  expect(quotedIn("prices.yaml", prices, { "billing.yaml": `text: "${quote}"`, ...posts })).toEqual(
    {
      "categories.flyer.plans.0.amount": "Also in: Billing.",
      "categories.flyer.plans.1.amount": "In no other text.",
      "categories.push.plans.0.amount": "Also in: Billing, Post a, Post b, Post c, Post d, Post e.",
    },
  );
  expect(quotedIn("promotion.yaml", {}, { "billing.yaml": "{{promo.code}}" })).toMatchObject({
    code: "Also in: Billing.",
  });
});
