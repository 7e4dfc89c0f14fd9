import { expect, test, vi } from "vitest";
import { readFiles } from "../compiler/load/files.ts";
import { formatProblem } from "../compiler/load/problem.ts";
import { misspeltWords } from "./misspelt-words.ts";

// The dictionaries take a while to load.
vi.setConfig({ testTimeout: 60_000 });

const files = {
  "site.yaml": "regional:\n  kilometer: {us: kilometer, ca: kilometre}\n",
  "spelling.yaml": "terms: [{right: Angel App}]\nwords: [geofencing]\n",
};

async function problemsOf(more: Record<string, string>): Promise<string[]> {
  return (await misspeltWords({ ...files, ...more })).map(formatProblem);
}

test("the content of the site is spelled right", async () => {
  expect((await misspeltWords(readFiles())).map(formatProblem)).toEqual([]);
});

test("a misspelt word is named with its line and what may be meant", async () => {
  const [problem, ...others] = await problemsOf({
    "a.md": "---\ntitle: A\n---\n\nA recieved note",
  });
  expect(problem).toMatch(
    /^content\/a\.md:5 "recieved" is in no dictionary; did you mean "received"/,
  );
  expect(problem).toContain("add it to Words in spelling.yaml");
  expect(others).toEqual([]);
});

test("texts are American, and the words for Canada are not", async () => {
  expect(await problemsOf({ "a.md": "A colour, a kilometre" })).toHaveLength(2);
  const site = files["site.yaml"].replace("kilometre", "kilometer");
  expect(await problemsOf({ "site.yaml": site })).toEqual([
    expect.stringMatching(/^content\/site\.yaml:2 "kilometer"/),
  ]);
});

test("addresses, facts, code, comments and the project's own words are no words to check", async () => {
  const text = "geofencing, {{price.xyzzy}}, [here](/xyzzy), `xyzzy`, xyzzy@angelapp.com\n";
  expect(await problemsOf({ "a.md": text, "a.yaml": "# xyzzy\nscene: xyzzy\n" })).toEqual([]);
});
