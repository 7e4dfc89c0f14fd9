import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { fixtureFiles, publicFiles } from "../../e2e/fixture/load-fixture.ts";
import { readFiles } from "../load/files.ts";
import { formatProblem } from "../load/problem.ts";
import { loadContent, loadTexts } from "../load-content.ts";
import { listPages } from "../pages/list-pages.ts";
import { allRedirects, type SiteRedirect } from "../pages/redirects.ts";

const file = "redirects.yaml";

/** The problems of the fixture with these redirects. */
function problemsOf(redirects: SiteRedirect[], today = "9999-12-31", files = fixtureFiles) {
  const changed = { ...files, [file]: stringify({ redirects }) };
  return loadContent(changed, { publicFiles, today }).problems.map(formatProblem);
}

describe("/services is the products page, or leads to the digital flyers", () => {
  const turnedOn = (files: Record<string, string>) => ({
    ...files,
    [file]: (files[file] ?? "").replace(/\n +off: true/g, ""),
  });
  const redirect = { from: "/services", to: "/services/digital-flyer-app" };
  const load = (files: Record<string, string>) => loadContent(files, { publicFiles }).data;

  test("as it is, it is the page", () => {
    expect(allRedirects(load(fixtureFiles))).not.toContainEqual(redirect);
    expect(listPages(load(fixtureFiles)).map(({ path }) => path)).toContain(redirect.from);
  });

  test('without the line "off", it is the redirect', () => {
    expect(allRedirects(load(turnedOn(fixtureFiles)))).toContainEqual(redirect);
  });

  test.each([
    ["the site", readFiles()],
    ["the fixture", fixtureFiles],
  ])("both are in order, in %s", (_, files) => {
    const root = files === fixtureFiles ? "e2e/fixture" : ".";
    for (const each of [files, turnedOn(files)])
      expect(loadTexts(each, root, "9999-12-31").problems).toEqual([]);
  });
});

describe("refused is", () => {
  test.each<[string, SiteRedirect[], RegExp]>([
    ["a page that is not there", [{ from: "/a", to: "/contcat" }], /no page .*"\/contact"/],
    ["a page that repeats another", [{ from: "/a", to: "/pricing" }], /\/flyer-pricing/],
    ["another host", [{ from: "/a", to: "//example.com" }], /address/],
    ["itself", [{ from: "/a", to: "/a" }], /in a loop/],
    [
      "a loop",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/a" },
      ],
      /in a loop/,
    ],
    [
      "two hops",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/contact" },
      ],
      /0.to: \/b has moved; write \/contact instead/,
    ],
    [
      "two hops by a post's former name",
      [{ from: "/a", to: "/blog-lists/answer-your-reviews" }],
      /has moved; write \/blog-lists\/answer-every-review instead/,
    ],
    [
      "an address that is there twice",
      [
        { from: "/a", to: "/contact" },
        { from: "/A", to: "/dtransfer" },
      ],
      /0.from: redirects twice/,
    ],
    [
      "a former name of a post",
      [{ from: "/blog-lists/answer-your-reviews", to: "/contact" }],
      /twice/,
    ],
    ["an address that is a page", [{ from: "/Contact", to: "/dtransfer" }], /is a page/],
  ])("%s", (_, list, message) => {
    expect(problemsOf(list).join("\n")).toMatch(message);
  });

  test("a post that is not on the site yet", () => {
    const post = "blog/answer-every-review.md";
    const dated = (fixtureFiles[post] ?? "").replace(/^date: .*/m, "date: 2026-12-02");
    const files = { ...fixtureFiles, [post]: dated };
    const list = [{ from: "/a", to: "/blog-lists/answer-every-review" }];
    expect(problemsOf(list, "2026-12-01", files).join("\n")).toContain("is not on the site yet");
    expect(problemsOf(list, "2026-12-02", files)).toEqual([]);
  });
});
