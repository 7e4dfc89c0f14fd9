import { expect, test } from "vitest";
import { highlight } from "./highlight.ts";

const code = '# A comment.\nrequire "net/http"\n\n  puts 1\n';

test("a comment, a call and a string each have their ink", async () => {
  const runs = await highlight(code, "rb");
  const inkOf = (part: string) => runs.find(({ text }) => text.includes(part))?.className;
  expect(inkOf("A comment")).toContain("text-muted");
  expect(inkOf("net/http")).toBe("text-mint");
  expect(inkOf("1")).toBe("text-rose");
});

test("code in an unknown language stays in one ink", async () => {
  expect(await highlight(code, "unheard-of")).toEqual([{ text: code, className: "" }]);
});
