import { expect, test } from "vitest";
import { atEndOf, atStartOf, elementOf, parsePage, replaced, withEdits } from "./parsed-page.ts";

const html = "<!DOCTYPE html><html><head><title>a</title></head><body><p>b</p></body></html>";
const page = parsePage(html);

test("a page is changed where the parser found its elements, in the order of the changes", () => {
  const body = elementOf(page, "body");
  const edits = [
    atEndOf(body, "3"),
    replaced(elementOf(page, "p"), "<b>$&</b>"),
    atStartOf(body, "1"),
    atEndOf(body, "4"),
    replaced(elementOf(page, "title")),
  ];
  expect(withEdits(html, edits)).toBe(
    "<!DOCTYPE html><html><head></head><body>1<b>$&</b>34</body></html>",
  );
});

test("changes that overlap are refused, and so is an element that is not there", () => {
  const title = elementOf(page, "title");
  expect(() => withEdits(html, [replaced(title), atStartOf(title, "x")])).toThrow("overlap");
  expect(() => elementOf(parsePage("<p>"), "body")).toThrow("a page lacks <body>");
});
