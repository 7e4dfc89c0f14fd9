import { expect, test } from "vitest";
import { joinChunks, sharedChunks } from "./shared-chunks.ts";

const chunk = (code: string) =>
  `(globalThis.TURBOPACK||[]).push(["object"==typeof document?document.currentScript:void 0,${code}])`;

test("what most pages need is shared", () => {
  expect(
    sharedChunks([
      ["/b.js", "/a.js", "/about.js"],
      ["/a.js", "/b.js"],
      ["/a.js", "/404.js"],
    ]),
  ).toEqual(["/a.js", "/b.js"]);
});

test("joined chunks say their addresses, and the runtime comes last", () => {
  const joined = joinChunks(
    new Map([
      ["/_next/static/chunks/turbopack-1.js", "start()"],
      ["/_next/static/chunks/a.js", chunk("1")],
    ]),
  );
  expect(joined).toBe('(globalThis.TURBOPACK||[]).push(["static/chunks/a.js",1]);\nstart()');
});

test("refuses a chunk that is not as the bundler used to write it", () => {
  expect(() => joinChunks(new Map([["/a.js", "push([])"]]))).toThrow("/a.js does not say");
});
