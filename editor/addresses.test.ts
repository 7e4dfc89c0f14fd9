import { rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { readFiles } from "../compiler/load/files.ts";
import { copyFixture, fixtureFiles } from "../fixture/load-fixture.ts";
import { deletion } from "./addresses.ts";
import { problemsWith, undoLastSave, writeTexts } from "./write-texts.ts";

const root = copyFixture();
afterAll(() => rmSync(root, { recursive: true }));

const page = "pages/how-we-answer.md";

test("a deleted page's address, and what led to it, lead to another page in one hop", () => {
  const texts = deletion(page, "/contact", fixtureFiles);
  expect(texts[page]).toBeNull();
  expect(texts["redirects.yaml"]).toContain("- from: /opening-hours\n    to: /contact");
  expect(texts["redirects.yaml"]).toContain("- from: /how-we-answer\n    to: /contact");
  expect(problemsWith(texts, root)).toEqual([]);
});

test("a deleted post's former names lead to another page too, and links to it follow", () => {
  const post = "blog/answer-every-review.md";
  const link = "[Write to us](/blog-lists/answer-every-review#two-sentences-are-enough)";
  const linked = { ...fixtureFiles, [page]: `${fixtureFiles[page]}\n${link}\n` };
  const texts = deletion(post, "/contact", linked);
  expect(texts["redirects.yaml"]).toContain("from: /blog-lists/answer-your-reviews");
  expect(texts[page]).toContain("[Write to us](/contact)");
});

test("a service that other files name stays, and they are said", () => {
  const problems = problemsWith(
    deletion("services/digital-flyers.yaml", "/contact", fixtureFiles),
    root,
  );
  expect(problems.map(({ file }) => file)).toContain("content/which-one.yaml");
});

test("a deletion is undone, and so is a save", () => {
  writeTexts(deletion(page, "/contact", fixtureFiles), root);
  expect(readFiles(root)).not.toHaveProperty([page]);
  expect(undoLastSave(root)).toBeUndefined();
  expect(readFiles(root)).toEqual(fixtureFiles);

  writeTexts({ [page]: `${fixtureFiles[page]}\nMore.\n` }, root);
  writeTexts({ [page]: fixtureFiles[page] ?? "" }, root);
  expect(undoLastSave(root)).toBeUndefined();
  expect(readFiles(root)[page]).toContain("More.");
});
