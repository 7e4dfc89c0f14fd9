import { expect, test } from "vitest";
import { joinSurveys, type Survey } from "./survey.ts";

const one: Survey = {
  pages: 1,
  chunks: new Map([["/a.js", 1]]),
  classes: new Map([["flex", 3]]),
  groups: new Map([["posts", new Set(["flex"])]]),
  scripts: new Set(["'sha256-a'"]),
  styles: new Set(),
};
const other: Survey = {
  pages: 2,
  chunks: new Map([
    ["/a.js", 2],
    ["/b.js", 1],
  ]),
  classes: new Map([
    ["flex", 1],
    ["grid", 2],
  ]),
  groups: new Map([
    ["posts", new Set(["grid"])],
    ["home", new Set(["flex"])],
  ]),
  scripts: new Set(["'sha256-a'", "'sha256-b'"]),
  styles: new Set(["'sha256-c'"]),
};

test("surveys of other pages add up, and stay as they were", () => {
  expect(joinSurveys([one, other])).toEqual({
    pages: 3,
    chunks: new Map([
      ["/a.js", 3],
      ["/b.js", 1],
    ]),
    classes: new Map([
      ["flex", 4],
      ["grid", 2],
    ]),
    groups: new Map([
      ["posts", new Set(["flex", "grid"])],
      ["home", new Set(["flex"])],
    ]),
    scripts: new Set(["'sha256-a'", "'sha256-b'"]),
    styles: new Set(["'sha256-c'"]),
  });
  expect(one.groups.get("posts")).toEqual(new Set(["flex"]));
});
