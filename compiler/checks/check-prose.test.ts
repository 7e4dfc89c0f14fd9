import { expect, test, vi } from "vitest";
import { readFiles } from "../load/files.ts";
import { formatProblem } from "../load/problem.ts";
import { gradeOf, proseProblems } from "./check-prose.ts";

// The dictionaries take a while to load.
vi.setConfig({ testTimeout: 60_000 });

const files = {
  "site.yaml": "regional:\n  kilometer: {us: kilometer, ca: kilometre}\n",
  "spelling.yaml": "terms: [{right: Angel App}]\nwords: [geofencing]\n",
};

async function problemsOf(more: Record<string, string>, path?: string): Promise<string[]> {
  return (await proseProblems({ ...files, ...more }, path)).map(formatProblem);
}

test("the content of the site is spelled right, easy to read, and says nothing twice", async () => {
  expect((await proseProblems(readFiles())).map(formatProblem)).toEqual([]);
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

test("a misspelt word of a field is named with the field", async () => {
  const text =
    "title: A note\nlines:\n  - text: >-\n      One\n      recieved\n  - text: Two recieved\n";
  expect(await problemsOf({ "a.yaml": text })).toEqual([
    expect.stringMatching(/^content\/a\.yaml:5 lines\.0\.text: "recieved"/),
    expect.stringMatching(/^content\/a\.yaml:6 lines\.1\.text: "recieved"/),
  ]);
});

test("texts are American, and the words for Canada are not", async () => {
  expect(await problemsOf({ "a.md": "---\ntitle: A\n---\nA colour, a kilometre" })).toHaveLength(2);
  const site = files["site.yaml"].replace("kilometre", "kilometer");
  expect(await problemsOf({ "site.yaml": site })).toEqual([
    expect.stringMatching(/^content\/site\.yaml:2 regional\.kilometer\.ca: "kilometer"/),
  ]);
});

test("addresses, facts, code, comments and the project's own words are no words to check", async () => {
  const text = "geofencing, {{price.xyzzy}}, [here](/xyzzy), `xyzzy`, xyzzy@angelapp.com\n";
  const yaml = "# xyzzy\nscene: xyzzy\n";
  expect(await problemsOf({ "a.md": `---\ntitle: A\n---\n${text}`, "a.yaml": yaml })).toEqual([]);
});

test.each([
  "htps://xyzzy.example/qwxyz",
  "https:/xyzzy/qwxyz",
  "www.xyzzy.example",
  "/xyzzy/qwxyz#xzq",
  "'@xyzzy'",
  '"/xyzzy"',
])("a mistyped address, %s, is no misspelt word", async (address) => {
  expect(await problemsOf({ "a.yaml": `web: ${address}\n` })).toEqual([]);
  expect(await problemsOf({ "a.yaml": `text: Bread and/or xyzzy ${address}\n` })).toHaveLength(1);
});

const long = "A loaf that is baked at four in the morning is sold by nine.";

test("a long sentence in two files is named in both, by file, line and field", async () => {
  const more = {
    "a.yaml": `lines:\n  - text: ${long} Bread.\n`,
    "b.md": `---\ntitle: A\n---\n\n${long}`,
  };
  expect(await problemsOf(more)).toEqual([
    `content/a.yaml:2 lines.0.text: "${long}" stands in b.md too; say it once, or in other words`,
    `content/b.md:5 "${long}" stands in a.yaml too; say it once, or in other words`,
  ]);
  expect(await problemsOf(more, "a.yaml")).toHaveLength(1);
});

test("a short sentence, a title and a cell of a table may stand in two files", async () => {
  const text = `---\ntitle: ${long.slice(0, -1)}\n---\nA loaf of bread.\n\n| A |\n| - |\n| ${long} |\n`;
  expect(await problemsOf({ "a.md": text, "b.md": text })).toEqual([]);
});

test("a hard text is named with its grade, a short one is not", async () => {
  const hard =
    "Organizational characteristics notwithstanding, comprehensive documentation requirements necessitate considerable administrative infrastructure. ";
  const text = (times: number) => `---\ntitle: A\n---\n${hard.repeat(times)}`;
  expect(await problemsOf({ "a.md": text(20) })).toEqual([
    expect.stringMatching(/^content\/a\.md:1 reads like a text of grade \d\d\.\d, at most 8/),
  ]);
  expect(await problemsOf({ "a.md": text(2) })).toEqual([]);
});

test("the grade of a text is its Automated Readability Index", () => {
  // 4.71 × 4 characters + 0.5 × 10 words - 21.43
  const sentence = Array.from({ length: 10 }, () => "four").join(" ");
  expect(gradeOf(Array.from({ length: 10 }, () => `${sentence}.`))).toBeCloseTo(2.41);
});
