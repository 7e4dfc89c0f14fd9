import { expect, test } from "vitest";
import { mergedOrder } from "./key-order.ts";

test("the merged order agrees with each list", () => {
  const lists = [
    ["title", "links"],
    ["title", "text", "links"],
    ["service", "title", "items", "links"],
  ];
  const order = mergedOrder(lists);
  for (const list of lists) expect(order.filter((name) => list.includes(name))).toEqual(list);
});

test("where two lists disagree, the first one counts", () => {
  expect(
    mergedOrder([
      ["a", "b"],
      ["b", "a"],
    ]),
  ).toEqual(["a", "b"]);
});
