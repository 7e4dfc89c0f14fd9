import { expect, test } from "vitest";
import {
  fixtureFiles as files,
  fixturePost as post,
  publicFiles,
} from "../../e2e/fixture/load-fixture.ts";
import { formatProblem } from "../load/problem.ts";
import { loadContent } from "../load-content.ts";
import { listPages } from "../pages/list-pages.ts";

/** All words of the site, with prices.yaml changed. */
function said(change: (prices: string) => string): { problems: unknown[]; words: string } {
  const prices = change(files["prices.yaml"] ?? "");
  const { data, problems } = loadContent({ ...files, "prices.yaml": prices }, { publicFiles });
  return { problems, words: JSON.stringify([data, listPages(data)]) };
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

test("no price stands anywhere but in prices.yaml", () => {
  let next = 31;
  const old = new Set<string>();
  const { problems, words } = said((prices) =>
    prices.replace(/(?<=amount: )[\d.]+/g, (amount) => {
      if (Number(amount) === 0) return amount;
      old.add(`$${amount}`);
      next += 1;
      return `${next}.83`;
    }),
  );
  expect(problems).toEqual([]);
  expect(old).toContain("$48.00");
  for (const amount of old) {
    expect(words, amount).not.toContain(amount);
    expect(words, amount).not.toMatch(new RegExp(`\\${amount.replace(".00", "")}(?![\\d.])`));
  }
});

test("one price that changes is another one wherever it is quoted", () => {
  const before = said((prices) => prices);
  const after = said((prices) =>
    prices.replace(/(?<=id: 7-days\s+label: 7 days\s+amount: )48\.00/, "77.35"),
  );
  expect(count(before.words, "$77.35")).toBe(0);
  expect(count(after.words, "$77.35")).toBeGreaterThan(5);
  expect(count(after.words, "$77.35") + count(after.words, "$48.00")).toBe(
    count(before.words, "$48.00"),
  );
});

/** The problems after a sentence is added to a post of the fixture. */
function problemsOf(sentence: string): string[] {
  const changed = { ...files, [post]: `${files[post]}${sentence}\n` };
  return loadContent(changed, { publicFiles }).problems.map(formatProblem);
}

test.each([
  ["From $48.", '"$48" is a price of prices.yaml; write {{price.flyer.7-days}}, or {{$48}}'],
  ["**$149.00**", "write {{price.flyer.30-days}} or {{price.coupon.30-days}}, or {{$149.00}}"],
  ["A push costs CA$1.", "write {{price.push-radius}}, or {{$1}}"],
  ["![From $3.49](scene:runs)", "write {{price.storage.1gb}}, or {{$3.49}}"],
  ["From {{price.flyer.7-days}}-$83", "write {{price.flyer.14-days}}"],
])("a typed price, %s, is refused with its line and token", (sentence, message) => {
  const line = (files[post] ?? "").split("\n").length;
  expect(problemsOf(sentence)).toEqual([expect.stringContaining(message)]);
  expect(problemsOf(sentence)[0]).toMatch(`content/${post}:${line} `);
});

test.each(["A loaf for $6.50", "It takes {{$48}} off", "−$48", "$48.50, $480, $48,000", "$0.00"])(
  "another amount, %s, stays",
  (sentence) => expect(problemsOf(sentence)).toEqual([]),
);

test("a price typed into a field is refused with the field", () => {
  const home = (files["pages/home.yaml"] ?? "").replace("whose second page", "for $48.00, whose");
  const { problems } = loadContent({ ...files, "pages/home.yaml": home }, { publicFiles });
  expect(problems).toMatchObject([
    { file: "content/pages/home.yaml", field: expect.stringMatching(/\.alt$/) },
  ]);
});

test("an amount in braces is shown without them", () => {
  const { data } = loadContent({ ...files, [post]: `${files[post]}{{$48}} off` });
  expect(JSON.stringify(data)).toContain("$48 off");
});
