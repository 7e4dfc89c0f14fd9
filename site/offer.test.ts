import { expect, test } from "vitest";
import { fixtureFiles as files, publicFiles } from "../e2e/fixture/load-fixture.ts";
import { endOfDay } from "./dates.ts";
import { formatProblem } from "./load/problem.ts";
import { loadContent } from "./load-content.ts";
import { offerEnd, offerState } from "./offer.ts";
import { listPages } from "./pages/list-pages.ts";
import { buildInputs, publishedOn } from "./pages/publish.ts";

const days = { from: "2026-12-01", until: "2026-12-24" };

function withDays(lines: string) {
  const promotion = files["promotion.yaml"]?.replace(/^(from|until): .*\n/gm, "") + lines;
  return loadContent({ ...files, "promotion.yaml": promotion }, { publicFiles });
}

test.each([
  ["2026-11-30", "early"],
  ["2026-12-01", "running"],
  ["2026-12-24", "running"],
  ["2026-12-25", "ended"],
])("on %s an offer from December 1 to 24 is %s", (today, state) => {
  expect(offerState(days, today)).toBe(state);
});

test("an offer without days always runs, and no browser ends it", () => {
  expect(offerState({}, "1999-01-01")).toBe("running");
  expect(offerState({}, "9999-01-01")).toBe("running");
  expect(offerEnd({})).toBeUndefined();
});

test("a day is over at midnight in Edmonton, which is UTC-6 all the year", () => {
  expect(endOfDay("2026-07-01").toISOString()).toBe("2026-07-02T06:00:00.000Z");
  expect(endOfDay("2026-12-24").toISOString()).toBe("2026-12-25T06:00:00.000Z");
});

test("outside of the offer's days its page has another title, and nothing leads to it", () => {
  const { data } = withDays("from: 2026-12-01\nuntil: 2026-12-24\n");
  const titleOn = (today: string) =>
    listPages(publishedOn(data, today)).find(({ path }) => path === "/pop-up")?.title;
  expect(titleOn("2026-11-30")).toContain("No offer at the moment");
  expect(titleOn("2026-12-24")).toContain("2 months free");
  expect(titleOn("2026-12-25")).toContain("This offer has ended");
  expect(buildInputs(data, "2026-12-25")).not.toEqual(buildInputs(data, "2026-12-24"));
  const billing = (today: string) => JSON.stringify(publishedOn(data, today).billing.items);
  expect(billing("2026-12-24")).toContain("/pop-up");
  expect(billing("2026-12-25")).not.toContain("/pop-up");
  const texts = Object.entries(files).filter(
    ([path]) => /\.(md|yaml)$/.test(path) && path !== "billing.yaml",
  );
  expect(texts.filter(([, text]) => /\/pop-up\b/.test(text.replace(/^#.*/gm, "")))).toEqual([]);
});

test("an offer that ends before it begins is a problem", () => {
  expect(withDays("from: 2026-12-24\nuntil: 2026-12-01\n").problems.map(formatProblem)).toEqual([
    expect.stringMatching(/^content\/promotion\.yaml:\d+ until: is before the offer's first day/),
  ]);
});
