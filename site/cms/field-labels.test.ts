import { expect, test } from "vitest";
import { editAddress } from "./edit-address.ts";
import { fieldLabels, formLabel } from "./field-labels.ts";

test.each([
  ["navigation.yaml", "bar.links.3.to", "Menu, Links 3, Leads to", "bar.links.2.to"],
  [
    "pages/home.yaml",
    "sections.2 (points).points.1.alt",
    "Points 2, Points 1, What the picture shows",
    "sections.1.points.0.alt",
  ],
  ["prices.yaml", "categories.one-day-campaign.tab", "Categories, One day campaign, Tab"],
  ["blog/local-seo.md", "body", "Text"],
])(
  "a problem of %s, %s, names the field in the labels of its form",
  (path, field, labels, key = field) => {
    expect(fieldLabels(`content/${path}`, field)).toBe(labels);
    expect(editAddress(`content/${path}`, field)).toMatch(new RegExp(`\\?field=${key}$`));
  },
);

test("a form has the label of the editor's list, an entry its file's name", () => {
  expect(formLabel("content/navigation.yaml")).toBe("Menus and footers");
  expect(formLabel("content/blog/local-seo.md")).toBe("Blog post local-seo");
  expect(formLabel("content/drawings/cat.svg")).toBeUndefined();
});
