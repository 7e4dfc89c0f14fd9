import { describe, expect, test } from "vitest";
import { costText, discountText, makerWords, priceText } from "./maker-words.ts";

test.each([
  ["6", "$6"],
  ["$6.5", "$6.50"],
  ["6,50", "$6.50"],
  ["free", "Free"],
  ["2 for $5", "2 for $5"],
])("the price %s becomes %s", (typed, text) => {
  expect(priceText(typed)).toBe(text);
});

test.each([
  [75, "7 days: $75.00, $10.71 a day."],
  [0, "7 days: Free."],
])("a run of %d dollars says what it costs: %s", (amount, text) => {
  expect(costText({ label: "7 days", amount, days: 7 })).toBe(text);
});

test.each([
  ["20", "20% off"],
  ["20%", "20% off"],
  ["5,5 %", "5.5% off"],
  ["$5", "$5 off"],
  ["$ 5,5", "$5.50 off"],
  ["Free coffee", "Free coffee"],
])("the discount %s becomes %s", (typed, text) => {
  expect(discountText(typed)).toBe(text);
});

describe("the words of a picture", () => {
  const fields = [
    { label: "Shop", example: "Rye & Barley", limit: 40, kind: "words" as const },
    { label: "Item", example: "Bread", limit: 40, kind: "words" as const },
    { label: "Price", example: "$6.50", limit: 12, kind: "price" as const },
  ];
  const words = (...typed: string[]) =>
    makerWords({ fields, message: "{1}: {2}, {3}" }, typed, "7 days");
  const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");

  test("are the examples until something is typed", () => {
    const { message, initial } = words("", " ", "");
    expect([plain(message), initial]).toEqual(["Rye & Barley: Bread, $6.50", "R"]);
  });

  test("have the shop's name from a field of its own", () => {
    const shop = { label: "Shop", example: "Oak", limit: 40, kind: "words" as const };
    const asked = { fields: [shop, ...fields], message: "{1}: {2}, {3}" };
    const drawn = makerWords(asked, ["", "Tea", "Cup"], "7 days");
    expect([drawn.shop, drawn.initial, drawn[1], drawn[2]]).toEqual(["Oak", "O", "Tea", "Cup"]);
  });

  test("are what is typed, letter by letter", () => {
    const { 1: shop, message, initial } = words(" <b>$&</b> ", "🍕", "6");
    expect([shop, plain(message), initial]).toEqual(["<b>$&</b>", "<b>$&</b>: 🍕, $6", "<"]);
  });
});
