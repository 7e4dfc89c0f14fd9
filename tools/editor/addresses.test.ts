import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fixtureFiles } from "../../e2e/fixture/load-fixture.ts";
import { deletion, linkingFiles } from "./addresses.ts";

const page = "pages/how-we-answer.md";

beforeEach(() => void vi.stubEnv("CONTENT_ROOT", "e2e/fixture"));
afterEach(() => void vi.unstubAllEnvs());

test("a deleted page's address, and what led to it, lead to another page in one hop", () => {
  const texts = deletion(page, "/contact", fixtureFiles);
  expect(texts[page]).toBeNull();
  expect(texts["redirects.yaml"]).toContain("- from: /opening-hours\n    to: /contact");
  expect(texts["redirects.yaml"]).toContain("- from: /how-we-answer\n    to: /contact");
});

test("a deleted post's former names lead to another page too, and links to it follow", () => {
  const post = "blog/answer-every-review.md";
  const link = "[Write to us](/blog-lists/answer-every-review#two-sentences-are-enough)";
  const linked = { ...fixtureFiles, [page]: `${fixtureFiles[page]}\n${link}\n` };
  const texts = deletion(post, "/contact", linked);
  expect(texts["redirects.yaml"]).toContain("from: /blog-lists/answer-your-reviews");
  expect(texts[page]).toContain("[Write to us](/contact)");
});

test("the texts that link to a page are named", () => {
  const linked = {
    ...fixtureFiles,
    [page]: `${fixtureFiles[page]}\n[All](/blog-lists/answer-every-review#x)\n`,
  };
  expect(linkingFiles(["/blog-lists/answer-every-review"], linked)).toContain(page);
  expect(linkingFiles(["/blog-lists/answer-every"], linked)).toEqual([]);
});
