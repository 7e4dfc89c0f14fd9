import { expect, test } from "vitest";
import { dataWith, problemsWith } from "../e2e/fixture/load-fixture.ts";
import { offerEnd, offerState } from "./offer.ts";
import { listPages } from "./pages/list-pages.ts";
import { publishedOn } from "./pages/publish.ts";

const days = { from: "2026-12-01", until: "2026-12-24" };

const withDays = (from: string, until: string) => ({
  "promotion.yaml": (text: string) =>
    `${text.replace(/^(from|until): .*\n/gm, "")}from: ${from}\nuntil: ${until}\n`,
});

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

test("outside of the offer's days its page has another title, and billing does not lead to it", () => {
  const data = dataWith(withDays("2026-12-01", "2026-12-24"));
  const titleOn = (today: string) =>
    listPages(publishedOn(data, today)).find(({ path }) => path === "/pop-up")?.title;
  expect(titleOn("2026-11-30")).toContain("No offer at the moment");
  expect(titleOn("2026-12-24")).toContain("2 months free");
  expect(titleOn("2026-12-25")).toContain("This offer has ended");
  const billing = (today: string) => JSON.stringify(publishedOn(data, today).billing.items);
  expect(billing("2026-12-24")).toContain("/pop-up");
  expect(billing("2026-12-25")).not.toContain("/pop-up");
});

test("an offer that ends before it begins is a problem", () => {
  expect(problemsWith(withDays("2026-12-24", "2026-12-01"))).toEqual([
    expect.stringMatching(/^content\/promotion\.yaml:\d+ until: is before the offer's first day/),
  ]);
});
