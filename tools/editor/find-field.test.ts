import { expect, test } from "vitest";
import { fixtureFiles } from "../../e2e/fixture/load-fixture.ts";
import { findField } from "./find-field.ts";

const post = "blog/how-to-be-found-on-your-own-street";
const files = {
  ...fixtureFiles,
  [`${post}.md`]: `${fixtureFiles[`${post}.md`]}\nWe *open* at [ten](/contact), from {{price.flyer.7-days}}.\n`,
  "pages/pricing.yaml": (fixtureFiles["pages/pricing.yaml"] ?? "").replace(
    /perDay: .*/,
    'perDay: "each day {amount} only"',
  ),
  "drawings/closed.svg":
    '<svg viewBox="0 0 400 300"><text x="100" y="100" font-size="20" data-max="20">Back at ten</text></svg>',
};

/** The form that leads to the words of an element, given after those of the elements around it. */
function found(page: string, ...texts: string[]): string | undefined {
  const place = findField({ page, texts, isDrawn: false }, files);
  return place && "address" in place ? place.address.replace("/edit/", "") : undefined;
}

test("an amount leads to its price; of the same ones, to that whose words are around it", () => {
  const plan = (kind: string) => [`14 days $83.00 per ${kind}`, "$83.00"];
  const field = (kind: string) => `prices#categories.${kind}.plans.1.amount`;
  expect(found("/coupon-pricing", ...plan("coupon"))).toBe(field("coupon"));
  expect(found("/flyer-pricing", ...plan("flyer"))).toBe(field("flyer"));
  expect(found("/contact", "83")).toBeUndefined();
});

test("words lead to their field, also where pages fill in a part, and in any file", () => {
  expect(
    found("/flyer-pricing", "14 days $83.00 each day $5.93 only Start", "each day $5.93 only"),
  ).toBe("pages/pricing#perDay");
  expect(found("/contact", "Pricing Blogs", "Pricing")).toBe("navigation#bar.links.0.label");
  expect(found("/", "14 days per flyer", "per flyer")).toBe("prices#categories.flyer.plans.1.per");
  expect(found("/contact", "Words of a program")).toBeUndefined();
});

test("a word of the menu leads there, though another page's heading is that word, too", () => {
  const around = "Start free today Services Pricing Blogs Login SignUp";
  expect(found("/", around, "Pricing")).toBe("navigation#bar.links.0.label");
});

test("a word of a sentence leads to the sentence, though another field is that word alone", () => {
  expect(found(`/blog-lists/${post.slice(5)}`, "We open at ten, from $48.00.", "open")).toBe(
    `${post}#~body`,
  );
});

test("letters of a drawing lead to its file, and other words do not", () => {
  const clicked = { page: "/", texts: ["Back at ten"] };
  expect(findField({ ...clicked, isDrawn: true }, files)).toEqual({
    drawing: "content/drawings/closed.svg",
  });
  expect(findField({ ...clicked, isDrawn: false }, files)).toBeUndefined();
});
