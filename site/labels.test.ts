import { expect, test } from "vitest";
import { editAddress } from "./edit-address.ts";
import { fieldLabels, formLabel } from "./labels.ts";
import type { Step } from "./load/walk.ts";

test.each<[path: string, field: Step[], labels: string, key: string]>([
  [
    "content/navigation.yaml",
    ["bar", "links", { index: 2 }, "to"],
    "Menu, Links 3, Leads to",
    "bar.links.2.to",
  ],
  [
    "content/pages/home.yaml",
    ["sections", { index: 1, kind: "points" }, "points", { index: 0 }, "alt"],
    "Points 2, Points 1, What the picture shows",
    "sections.1.points.0.alt",
  ],
  [
    "content/prices.yaml",
    ["categories", "one-day-campaign", "tab"],
    "Categories, One day campaign, Tab",
    "categories.one-day-campaign.tab",
  ],
  ["content/blog/local-seo.md", ["body"], "Text", "body"],
])("a problem of %s, %j, names the field in the labels of its form", (path, field, labels, key) => {
  expect(fieldLabels(path, field)).toBe(labels);
  expect(editAddress(path, field)).toMatch(new RegExp(`\\?field=${key}$`));
});

test("a form has the label of the editor's list, an entry its file's name", () => {
  expect(formLabel("content/navigation.yaml")).toBe("Menus and footers");
  expect(formLabel("content/blog/local-seo.md")).toBe("Blog post local-seo");
  expect(formLabel("content/drawings/cat.svg")).toBeUndefined();
});
