import { expect, test } from "vitest";
import { expectJoined, joinChunks, nameJoined, sharedChunks } from "./shared-chunks.ts";

const chunk = (code: string) =>
  `(globalThis.TURBOPACK||[]).push(["object"==typeof document?document.currentScript:void 0,${code}])`;

test("what most pages need is shared", () => {
  const uses = new Map([
    ["/b.js", 2],
    ["/a.js", 3],
    ["/about.js", 1],
    ["/404.js", 1],
  ]);
  expect(sharedChunks(uses, 3)).toEqual(["/a.js", "/b.js"]);
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

test("script elements name the script that the chunk is in; lists of modules name the chunk", () => {
  const data = '2:"/a.js"\n3:["$","script","script-0",{"src":"/a.js","async":true}]';
  expect(nameJoined(data, ["/a.js"], "/joined.js")).toBe(
    '2:"/a.js"\n3:["$","script","script-0",{"src":"/joined.js","async":true}]',
  );
  expect(nameJoined(data, ["/b.js"], "/joined.js")).toBe(data);
});

test("the entry waits for all joined chunks, each once", () => {
  const entry = 'push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]})';
  const chunks = ["a", "b", "turbopack-1"].map((name) => `/_next/static/chunks/${name}.js`);
  expect(expectJoined(entry, chunks)).toBe(
    'push({"otherChunks":["static/chunks/a.js","static/chunks/b.js"],"runtimeModuleIds":[1]})',
  );
  expect(() => expectJoined("push({})", chunks)).toThrow("not as it used to be");
});
