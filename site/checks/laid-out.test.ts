import { expect, test } from "vitest";
import { isSeq, parseDocument } from "yaml";
import { problemsWith, swap } from "../../e2e/fixture/load-fixture.ts";

/** A file with a list that has its last entry again, up to so many. */
const grown = (list: string, to: number) => (text: string) => {
  const [, head = "", yaml = text, rest = ""] =
    /^(---\n)([\s\S]*?)(---\n[\s\S]*)$/.exec(text) ?? [];
  const document = parseDocument(yaml);
  const node = document.getIn(list.split(".").map((step) => Number.parseInt(step, 10) || step));
  if (!isSeq(node)) throw new Error(`there is no list ${list}`);
  while (node.items.length < to) node.add(node.items.at(-1));
  return head + document.toString({ lineWidth: 0 }) + rest;
};

test.each([
  ["pages/home.yaml", "sections.4.points.1.gallery", 3],
  ["pages/every-section.yaml", "sections.19.steps", 3],
  ["dtransfer/article.md", "related", 3],
  ["prices.yaml", "categories.flyer.plans", 4],
  ["prices.yaml", "categories.storage.plans", 5],
  ["prices.yaml", "categories.dtransfer.plans", 4],
  ["prices.yaml", "categories.one-day-campaign.plans", 3],
  ["prices.yaml", "categories.push-radius.plans", 1],
])("%s: one more in %s than the page is laid out for is refused", (path, list, most) => {
  expect(problemsWith({ [path]: grown(list, most + 1) }).join("\n")).toContain(
    `${list.split(".").at(-1)}: ${most + 1} entries, at most ${most}`,
  );
});

test.each([
  ["navigation.yaml", "footer.columns"],
  ["pages/about.yaml", "sections.1.culture.points"],
])("%s: %s may grow", (path, list) => {
  expect(problemsWith({ [path]: grown(list, 9) })).toEqual([]);
});

test.each([
  ["navigation.yaml", /marquee: .*/, `marquee: ${"WIDE ".repeat(7)}`, "secondFooter.marquee: 34 c"],
  ["prices.yaml", / {8}megabytes: 500\n/, "", "categories.storage.plans.1.megabytes: is missing"],
  ["prices.yaml", / {8}days: 7\n/, "", "categories.flyer.plans.1.days: is missing"],
])("%s: a value beyond the limits of its drawing is refused (%s)", (path, from, to, message) => {
  expect(problemsWith({ [path]: swap(from, to) }).join("\n")).toContain(message);
});
