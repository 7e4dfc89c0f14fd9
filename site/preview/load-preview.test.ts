import { rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  add,
  type Change,
  copyFixture,
  fixtureFiles,
  problemsWith,
  swap,
} from "../../e2e/fixture/load-fixture.ts";
import { formatProblem } from "../load/problem.ts";
import { loadPreview } from "./load-preview.ts";

let root = "";

/** Loads the fixture with changes, in place of those before. */
let changed: string[] = [];
function shown(changes: Record<string, Change>) {
  for (const file of changed) restore(file);
  changed = Object.keys(changes);
  for (const [file, change] of Object.entries(changes)) {
    const text = typeof change === "function" ? change(fixtureFiles[file] ?? "") : change;
    if (text === undefined) rmSync(join(root, file));
    else writeFileSync(join(root, file), text);
  }
  return loadPreview();
}

function restore(file: string): void {
  const text = fixtureFiles[file];
  if (text === undefined) rmSync(join(root, file));
  else writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = copyFixture();
  changed = [];
  vi.stubEnv("CONTENT_ROOT", relative(process.cwd(), root));
  shown({});
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const page = "content/pages/how-we-answer.yaml";
const post = "content/blog/answer-every-review.md";

test.each<[string, Record<string, Change>]>([
  ["a field", { [post]: swap(/^title: .*/m, "title: ''") }],
  ["a file that is no YAML", { [post]: "---\ntitle: a: b\n---\nText.\n" }],
  ["a file that is gone", { "content/faq.yaml": undefined }],
  ["a file that the site does not read", { "content/hom.yaml": "a: 1" }],
  ["a damaged drawing", { "content/drawings/coupon.svg": "<svg" }],
  ["a drawing that is gone", { "content/drawings/parts.svg": undefined }],
  ["a page without sections", { [page]: swap(/sections:[\s\S]*/, "sections: []\n") }],
  ["a section of no kind", { [page]: swap("section: hero", "section: heroe") }],
  ["an author's id", { "content/site.yaml": swap("- id: team", "- id: teem") }],
])("%s that is broken is said, and all stays as it was", (_, changes) => {
  const titles = () => loadPreview().data?.pages.map(({ sections }) => sections.length);
  const before = titles();
  const { data, problems } = shown(changes);
  expect(problems.length).toBeGreaterThan(0);
  expect(data?.posts).toHaveLength(
    Object.keys(fixtureFiles).filter((each) => /\/blog\//.test(each)).length,
  );
  expect(titles()).toEqual(before);
  expect(shown({}).problems).toEqual([]);
});

test("a plan's name that others quote is said at its field, and its form stays live", () => {
  const id = swap("id: 7-days", "id: 7-dayz");
  const heading = swap(/(?<= {2}flyer:\n(?:.*\n)*? {4}heading: ).*/, "What a flyer costs");
  const { data, problems } = shown({ "content/prices.yaml": id });
  expect(problems.map(formatProblem)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^content\/prices\.yaml:\d+ .*plans\.1.*is needed as it was: \d+ problems/,
      ),
    ]),
  );
  expect(data?.prices.categories.flyer.plans[0]?.id).toBe("7-days");
  const typed = shown({ "content/prices.yaml": (text) => heading(id(text)) });
  expect(typed.data?.prices.categories.flyer.heading).toBe("What a flyer costs");
  expect(shown({}).problems).toEqual([]);
});

test("problems have their places in the file, where an entry is left out before them", () => {
  const sections =
    "  - section: points\n  - section: ticket\n    title: T\n    text: '[a](/nowhere)'\n";
  const { problems } = shown({ [page]: add(sections) });
  expect(problems.map(formatProblem)).toContainEqual(
    expect.stringContaining("sections.3 (ticket).text"),
  );
});

test("what `npm run content` says of a form, the preview says, too", () => {
  const changes = { [post]: swap(/^title: .*/m, `title: ${"T".repeat(90)}`) };
  const said = problemsWith(changes);
  expect(said.length).toBeGreaterThan(0);
  expect(shown(changes).problems.map(formatProblem)).toEqual(expect.arrayContaining(said));
});
