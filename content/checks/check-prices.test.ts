import { expect, test } from "vitest";
import { fixtureFiles as files, fixturePublicFiles } from "../../fixture/load-fixture.ts";
import { loadContent } from "../load-content.ts";
import { listPages } from "../site/list-pages.ts";

/** All words of the site, with prices.yaml changed. */
function said(change: (prices: string) => string): { problems: unknown[]; words: string } {
  const prices = change(files["prices.yaml"] ?? "");
  const { data, problems } = loadContent({ ...files, "prices.yaml": prices }, fixturePublicFiles);
  return { problems, words: JSON.stringify([data, listPages(data)]) };
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

test("no price stands anywhere but in prices.yaml", () => {
  let next = 31;
  const old = new Set<string>();
  const { problems, words } = said((prices) =>
    prices.replace(/(amount|pushRadius): ([\d.]+)/g, (_, field, amount) => {
      if (Number(amount) > 0) old.add(`$${amount}`);
      next += 1;
      return Number(amount) > 0 ? `${field}: ${next}.83` : `${field}: ${amount}`;
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
    prices.replace(/(?<=id: 7-days\s+region: 7 days\s+amount: )48\.00/, "77.35"),
  );
  expect(count(before.words, "$77.35")).toBe(0);
  expect(count(after.words, "$77.35")).toBeGreaterThan(5);
  expect(count(after.words, "$77.35") + count(after.words, "$48.00")).toBe(
    count(before.words, "$48.00"),
  );
});
