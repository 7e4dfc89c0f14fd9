import { describe, expect, test } from "vitest";
import {
  add,
  dataWith,
  fixturePost as post,
  problemsWith,
  swap,
} from "../../e2e/fixture/load-fixture.ts";
import { folders } from "../load/collections.ts";
import { offerRuns, publishedOn, whyUnpublished } from "./publish.ts";

const other = "content/blog/three-numbers-to-write-down-every-week.md";
const service = "content/services/digital-coupons.yaml";
const today = "2026-12-01";

const asDraft = swap(/^date: .*/m, "$&\ndraft: true");
const dated = (day: string) => swap(/^date: .*/m, `date: ${day}`);

test.each([
  [{ date: "2026-11-30" }, undefined],
  [{ date: "2026-12-01" }, undefined],
  [{ date: "2026-12-02" }, "scheduled"],
  [{ date: "2026-11-30", draft: true }, "draft"],
  [{ date: "2026-11-30", draft: false }, undefined],
  [{}, undefined],
])("on 2026-12-01, a text with %o is %s", (text, state) => {
  expect(whyUnpublished(text, today)).toBe(state);
});

test.each(Object.keys(folders) as (keyof typeof folders)[])(
  "a draft among the %s is not published",
  (key) => {
    const data = dataWith({});
    const drafts = data[key].map((entry) => ({ ...entry, draft: true }));
    expect(publishedOn({ ...data, [key]: drafts }, today)[key]).toEqual([]);
  },
);

test("after its last day an offer is not on the site", () => {
  const ending = { "content/offer.yaml": swap(/^until: .*/m, "until: 2026-12-24") };
  const titleOf = ({ pages }: ReturnType<typeof dataWith>) =>
    pages.find(({ file }) => file.endsWith("/pop-up.yaml"))?.metadata.title;
  const seenOn = (today: string) => {
    const data = dataWith(ending, { today });
    const published = publishedOn(data, today);
    const billing = JSON.stringify(published.billing).includes("/pop-up");
    return [offerRuns(data, today), billing, titleOf(published)];
  };
  const data = dataWith({});
  expect(seenOn("2026-12-24")).toEqual([true, true, titleOf(data)]);
  expect(seenOn("2026-12-25")).toEqual([false, false, "Promo code"]);
});

describe("a link to what is not on the site yet", () => {
  const link = "[numbers](/blog-lists/three-numbers-to-write-down-every-week)";
  const linking = add(`\nSee ${link}.`);
  const later = (change: typeof linking) => (text: string) => dated("2026-12-05")(change(text));
  const problem = expect.stringContaining("is not on the site yet");

  test.each([
    ["from a post that is", linking, asDraft, [problem]],
    ["from an earlier post", linking, dated("2026-12-05"), [problem]],
    ["from a post of the same day", later(linking), dated("2026-12-05"), []],
    ["from a draft", (text: string) => asDraft(linking(text)), asDraft, []],
    ["from a post of a later day to a draft", later(linking), asDraft, [problem]],
  ])("%s", (_, from, to, expected) => {
    expect(problemsWith({ [post]: from, [other]: to }, { today })).toEqual(expected);
  });
});

test("a draft of a service is linked from nowhere", () => {
  const changes = {
    [service]: (text: string) => `draft: true\n${text}`,
    [post]: add("\nMake a [coupon](/services/digital-coupon-apps)."),
  };
  expect(problemsWith(changes, { today })).toContainEqual(
    expect.stringContaining("is not on the site yet"),
  );
});
