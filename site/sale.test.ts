import { expect, onTestFinished, test } from "vitest";
import { findService, getContent } from "./content.ts";
import { saleOf, saleOfList } from "./sale.ts";

test("the least price is the least amount, whatever the order of the plans", () => {
  const { plans } = getContent().prices.categories.flyer;
  const least = Math.min(...plans.map(({ amount }) => amount));
  plans.reverse();
  onTestFinished(() => {
    plans.reverse();
  });
  expect(plans[0]?.amount).toBeGreaterThan(least);
  expect(saleOfList("flyer").least.amount).toBe(least);
  const carried = getContent().services.find(({ pricing }) => pricing === "included");
  expect(saleOf(carried)?.runs[0]?.amount).toBe(least);
});

test("a plan has the features and the heading of its list", () => {
  const { card, features } = getContent().prices.categories.flyer;
  const [first] = saleOf(findService("digital-flyers"))?.plans ?? [];
  expect(first?.features).toEqual(features);
  expect(first?.heading).toBe(card.replace("{days}", String(first?.days)));
});
