import { expect, test } from "vitest";
import { printable, printableJson, printableLine } from "./printable.ts";

const hostile = "a\0b\u001b]0;title\u0007\u009b2J\u202ec\u2067d\u200fe\r\u0085f\u2028g\u007f";
const harmless = /^[\n\u0020-\u007e\u200f\ufffd\u2068\u2069]*$/;

test("control and bidi characters are neutralized for a terminal", () => {
  expect(printable(hostile)).toMatch(harmless);
  expect(printable("Hello.\n\u05e9\u05dc\u05d5\u05dd \ud83c\udf89")).toBe(
    "\u2068Hello.\u2069\n\u2068\u05e9\u05dc\u05d5\u05dd \ud83c\udf89\u2069",
  );
  expect(printable("\u2069x\u2066")).toBe("\u2068\ufffdx\ufffd\u2069");
});

test("a text of several lines is one in a list", () => {
  expect(printableLine("One\ntwo\r\n\tthree")).toBe("\u2068One two three\u2069");
  expect(printableLine(hostile)).toMatch(/^[^\n]*$/);
});

test("JSON of a text can be printed and has the same value", () => {
  const json = printableJson([{ text: hostile, quiet: "שלום" }]);
  expect(json).not.toMatch(/[[\p{Cc}\u2028\u202a-\u202e\u2066-\u2069]--\n]/v);
  expect(JSON.parse(json)).toEqual([{ text: hostile, quiet: "שלום" }]);
});
