import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  copyFixture,
  dataWith,
  fixtureFiles as files,
  loadWith,
  fixturePost as post,
  problemsWith,
  swap,
} from "../e2e/fixture/load-fixture.ts";
import { formatProblem } from "./load/problem.ts";
import { siteProblems } from "./load-content.ts";
import { listPages } from "./pages/list-pages.ts";

const { [post]: postText = "", "content/pages/home.yaml": home = "" } = files;

test.each([
  ["us", "One kilometer, in US dollars"],
  ["ca", "One kilometre, in Canadian dollars"],
] as const)("the words of the region %s", (region, text) => {
  const lead = swap(/^( +)lead: .*/m, "$1lead: One {{kilometer}}, in {{currency}}");
  const { pages } = dataWith({ "content/pages/home.yaml": lead }, { region });
  const home = pages.find(({ file }) => file.endsWith("/home.yaml"));
  expect(home?.sections[0]).toMatchObject({ lead: text });
});

test("content is in order with the words of both regions", () => {
  const root = copyFixture();
  onTestFinished(() => rmSync(root, { recursive: true }));
  vi.stubEnv("CONTENT_ROOT", root);
  // 17 characters more in Canada: "neighbour".
  const words = "{{neighbor}} ".repeat(17).trim();
  const longer = home.replace(/^ {2}description: .*/m, `  description: "${words}"`);
  writeFileSync(join(root, "content/pages/home.yaml"), longer);
  expect(siteProblems().map(formatProblem)).toEqual([
    expect.stringMatching(
      /home.yaml:3 metadata.description: 169 characters, at most 160 .*REGION=ca/,
    ),
  ]);
});

test.each([
  ["that is missing", { "content/faq.yaml": undefined }, "faq.yaml:1 is missing"],
  ["that the site does not read", { "content/hom.yaml": "a: 1" }, "hom.yaml:1 is no file that"],
  [
    "that is empty",
    { "content/services/digital-flyers.yaml": "" },
    "services/digital-flyers.yaml:1 is empty",
  ],
  [
    "of facts that is broken",
    { "content/prices.yaml": swap("    tab: Flyer", "\ttab: Flyer") },
    "prices.yaml:",
  ],
  ["of facts that is gone", { "content/prices.yaml": undefined }, "prices.yaml:1 is missing"],
  [
    "that a page shows",
    { "content/samples/ruby.rb": undefined },
    "pages/documents.yaml:19 sections.1 (code-samples).languages.1.file: ",
  ],
])("of a file %s, one problem is said", (_, changes, problem) => {
  expect(problemsWith(changes)).toEqual([expect.stringContaining(`content/${problem}`)]);
});

test.each([
  [post, 0],
  ["content/blog/answer-every-review.md", 1],
])("after %s is deleted, what links to it is told so", (deleted, count) => {
  const { data, problems } = loadWith({ [deleted]: undefined });
  expect(problems).toHaveLength(count);
  for (const { file, message } of problems) {
    expect(files).toHaveProperty([file]);
    expect(message).toContain("there is no page or file at /blog-lists/");
  }
  expect(data?.posts.map(({ file }) => file)).not.toContain(deleted);
});

test("a code sample has no byte order mark and the line ends of Unix", () => {
  const windows = (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`;
  const data = dataWith({ "content/samples/connect.mjs": windows });
  expect(data.samples).toEqual(dataWith({}).samples);
});

test("the name of a post's file is its address, whatever its title is", () => {
  const data = dataWith({
    [post]: swap(/^title: .*/m, "title: Another Title of It"),
  });
  expect(listPages(data).find(({ file }) => file === post)?.path).toBe(
    "/blog-lists/how-to-be-found-on-your-own-street",
  );
  const other = postText
    .replace("id: 3", "id: 99")
    .replace(/^title: .*/m, "title: Two Words Here")
    .replace("Three small", "Four small");
  const named = dataWith({ "content/blog/two_Words~2.md": other });
  expect(listPages(named).map(({ path }) => path)).toContain("/blog-lists/two-words-2");
});
