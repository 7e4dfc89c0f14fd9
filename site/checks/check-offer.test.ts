import { expect, test } from "vitest";
import {
  add,
  dataWith,
  fixturePost as post,
  problemsWith,
  swap,
} from "../../e2e/fixture/load-fixture.ts";

const code = "Type {{offer.code}}.";
const faq = "content/faq.yaml";
const page = "content/pages/every-section.yaml";
const noPlace = "quotes the offer, which ends; write it without {{offer.…}}";
const ownParagraph = "quotes the offer, which ends; write that into a paragraph of its own";

test.each([
  [
    "a hero",
    "content/pages/home.yaml",
    swap(/^( +)title: .*/m, `$1title: ${code}`),
    `title: ${noPlace}`,
  ],
  [
    "a page's words for search engines",
    page,
    swap(/^( +)title: .*/m, `$1title: ${code}`),
    `metadata.title: ${noPlace}`,
  ],
  [
    "a plan",
    "content/prices.yaml",
    swap("per: per flyer", `per: with ${code}`),
    `plans.1.per: ${noPlace}`,
  ],
  [
    "a menu",
    "content/navigation.yaml",
    swap(/marquee: .*/, `marquee: ${code}`),
    `marquee: ${noPlace}`,
  ],
  [
    "the only paragraph of a field",
    "content/billing.yaml",
    swap("A run has one price.", ""),
    `items.1.text: ${ownParagraph}`,
  ],
  ["a list", post, add(`\n- ${code}`), `body: ${ownParagraph}`],
  ["a heading", post, add(`\n### ${code}\n\nWords.`), `body: ${ownParagraph}`],
  [
    "the list of a question",
    faq,
    swap(/answer: .*/, `answer: "Yes.\\n\\n- ${code}"`),
    `items.1.answer: ${ownParagraph}`,
  ],
  [
    "all questions",
    faq,
    (text: string) => text.replaceAll(/question: .*/g, `question: What is {{offer.code}}?`),
    "items: needs an entry that stays",
  ],
  [
    "a drawing",
    "content/drawings/coupon.svg",
    `<svg viewBox="0 0 4 3"><text>${code}</text></svg>`,
    "{{offer.code}} stands for nothing",
  ],
])("the offer is not quoted by %s", (_, path, change, message) => {
  expect(problemsWith({ [path]: change })).toEqual([expect.stringContaining(message)]);
});

test("a paragraph and a question quote the offer, and go with it", () => {
  const changes = {
    [post]: add(`\n${code}`),
    [faq]: swap(/question: .*/, "question: What is {{offer.code}}?"),
    "content/offer.yaml": swap(/^until: .*/m, "until: 2026-12-24"),
  };
  const seenOn = (today: string) => {
    const { posts, faq } = dataWith(changes, { today });
    return [
      posts.find(({ file }) => file === post)?.prose.text.includes("Type "),
      faq.items.length,
    ];
  };
  const [, count = 0] = seenOn("2026-12-24");
  expect(seenOn("2026-12-24")).toEqual([true, count]);
  expect(seenOn("2026-12-25")).toEqual([false, Number(count) - 1]);
});
