import { expect, test } from "vitest";
import {
  type Change,
  dataWith,
  fixtureFiles,
  fixturePost,
  swap,
} from "../../e2e/fixture/load-fixture.ts";
import { lostPages } from "./lost-addresses.ts";

const [post, moved] = [fixturePost, "content/blog/found-nearby.md"];
const text = fixtureFiles[post]?.replace(/^title: .*/m, "title: How to Be Found") ?? "";
const named = text.replace(/^author:/m, "formerly: [how-to-be-found-on-your-own-street]\nauthor:");
const page = "content/pages/how-we-answer.yaml";
const hidden: Record<string, Change> = {
  "content/pages/every-section.yaml": swap("/how-we-answer", "/contact"),
};

test.each<[name: string, changes: Record<string, Change>, lost: string[]]>([
  [
    "a post that is deleted",
    { [post]: undefined },
    ["/blog-lists/how-to-be-found-on-your-own-street"],
  ],
  [
    "one with another name",
    { [post]: undefined, [moved]: text },
    ["/blog-lists/how-to-be-found-on-your-own-street"],
  ],
  ["one that has its old name, too", { [post]: undefined, [moved]: named }, []],
  [
    "a page that is a draft again",
    { ...hidden, [page]: swap("draft: false", "draft: true") },
    ["/how-we-answer"],
  ],
  [
    "a page that a redirect leads from",
    {
      ...hidden,
      [page]: undefined,
      "content/redirects.yaml": "redirects:\n  - from: /How-We-Answer\n    to: /contact\n",
    },
    [],
  ],
])("the address of %s is lost or kept", (_, changes, lost) => {
  expect(lostPages(dataWith({}), dataWith(changes)).map(({ path }) => path)).toEqual(lost);
});
