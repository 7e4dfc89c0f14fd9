import { expect, test } from "vitest";
import { afterEdit, afterTouch, isSaid } from "./new-entries.ts";

const first = { question: "A", answer: "B" };
const before = { title: "T", items: [first] };
const added = { title: "T", items: [first, {}] };
const entries = afterEdit([], before, added);

test("a new entry has no mistakes before a field of it was changed or left", () => {
  expect(isSaid("items.1.question", entries)).toBe(false);
  expect(isSaid("items.0.question", entries)).toBe(true);
  expect(isSaid("title", entries)).toBe(true);
  const left = afterTouch(entries, "items.1.question");
  expect(isSaid("items.1.question", left)).toBe(true);
  expect(isSaid("items.1.answer", left)).toBe(false);
});

test("a changed field has its mistakes said, and so has a list that is too short", () => {
  const typed = { title: "T", items: [first, { question: "C" }] };
  const after = afterEdit(entries, added, typed);
  expect(isSaid("items.1.question", after)).toBe(true);
  expect(isSaid("items.1.answer", after)).toBe(false);
  expect(isSaid("items", entries)).toBe(true);
});

test("a list in a new entry has new entries of its own", () => {
  const more = { title: "T", items: [first, { rows: [""] }] };
  const inner = afterEdit(entries, added, more);
  expect(isSaid("items.1.rows.0", inner)).toBe(false);
  expect(isSaid("items.1.rows.0", afterTouch(inner, "items.1.rows.0"))).toBe(true);
});

test("the first entry of a list is new, too", () => {
  const [none, one] = [{ title: "T" }, { title: "T", items: [null] }];
  expect(isSaid("items.0", afterEdit([], none, one))).toBe(false);
});

test.each([
  ["moved", [{}, first]],
  ["taken out", [first]],
])("once an entry was %s, all mistakes of its list are said", (_, items) => {
  const after = afterEdit(entries, added, { title: "T", items });
  expect(isSaid("items.1.question", after)).toBe(true);
});
