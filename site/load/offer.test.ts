import { expect, test } from "vitest";
import { textWithout, withoutOffer } from "./offer.ts";

const code = "Type {{offer.code}}.";

test.each([
  ["a paragraph", `One.\n\n${code}\n\n- Two.`, "One.\n\n- Two."],
  ["a heading of nothing else", `## A\n\n### B\n\n${code}\n\n## C\n\nTwo.`, "## C\n\nTwo."],
  ["nothing without a token", "Two {{price.flyer.7-days}}.", "Two {{price.flyer.7-days}}."],
])("without the offer, a text loses %s", (_, text, left) => {
  expect(textWithout(text)).toBe(left);
});

test.each([
  ["content/faq.yaml", ["One.", "Two."]],
  ["content/billing.yaml", ["One.", code, "Two."]],
])("without the offer, the entries of %s are these", (file, left) => {
  const items = ["One.", code, `Two.\n\n${code}`].map((answer) => ({ answer }));
  const source = { file, bodyLine: 1, lineOf: () => 1, data: { items }, body: "" };
  expect(withoutOffer(source).data).toEqual({ items: left.map((answer) => ({ answer })) });
});
