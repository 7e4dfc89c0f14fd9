import { AssertionError } from "node:assert";
import { expect, test } from "vitest";
import { type Share, shareAddress } from "./share-on-x.tsx";

const url = "https://www.example.com/a?b=1&c=2";

test("every field arrives as it was given", () => {
  const text = 'Paper & "receipts", 100% + more #1 — é';
  const address = shareAddress({ url, text, hashtags: ["a", "b"], via: "us", related: ["x", "y"] });
  expect(address).not.toContain("+");
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    url,
    text,
    hashtags: "a,b",
    via: "us",
    related: "x,y",
  });
});

test("what is not given is not there", () => {
  expect([...new URL(shareAddress({ url, hashtags: [] })).searchParams.keys()]).toEqual(["url"]);
});

test.each([
  [{}, "url is required"],
  [{ url: "" }, "url is required"],
  [{ url, hashtags: "a,b" }, "hashtags must be a list"],
  [{ url, related: { a: 1 } }, "related must be a list"],
  [{ url, related: null }, "related must be a list"],
])("%o is an assertion error", (share, message) => {
  const make = () => shareAddress(share as Share);
  expect(make).toThrow(AssertionError);
  expect(make).toThrow(message);
});
