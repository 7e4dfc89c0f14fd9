import { describe, expect, test } from "vitest";
import { loadAllFromDisk } from "../content/load-content.ts";
import { fixtureData as data } from "../fixture/load-fixture.ts";
import { redirectProblems } from "./check-redirects.ts";
import { postRedirects, redirects, type SiteRedirect, servicesRedirect } from "./redirects.ts";

const today = "9999-12-31";

test.each([
  ["as it is", redirects],
  ["with /services turned on", [...redirects, servicesRedirect]],
])("the list is in order, %s", (_, list) => {
  expect(redirectProblems(loadAllFromDisk().data, today, list)).toEqual([]);
});

describe("refused is", () => {
  const post = data.posts[0];
  if (!post) throw new Error("there is no post");
  const [old] = postRedirects([post]);
  const flyers = "/services/digital-flyer-app";

  test.each<[string, SiteRedirect[], RegExp]>([
    ["a page that is not there", [{ from: "/a", to: "/contcat" }], /no page .*"\/contact"/],
    ["a page that repeats another", [{ from: "/a", to: "/pricing" }], /\/flyer-pricing/],
    ["another host", [{ from: "/a", to: "//example.com" }], /no address/],
    ["itself", [{ from: "/a", to: "/A" }], /in a loop/],
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
      /"to: \/contact"/,
    ],
    ["two hops by a post's old address", [{ from: "/a", to: old?.from ?? "/" }], /"to: \/blog/],
    [
      "an address that is there twice",
      [
        { from: "/a", to: "/contact" },
        { from: "/A", to: "/dtransfer" },
      ],
      /twice/,
    ],
    ["an address that is a page", [{ from: "/Contact", to: flyers }], /is a page/],
  ])("%s", (_, list, message) => {
    const [problem] = redirectProblems(data, today, list);
    expect(problem?.field).toBe(list[0]?.from);
    expect(problem?.message).toMatch(message);
  });

  test("a post that is not on the site yet", () => {
    const later = {
      ...data,
      posts: [{ ...post, file: "content/blog/a-post-of-tomorrow.md", date: "2026-12-02" }],
    };
    const list: SiteRedirect[] = [{ from: "/a", to: "/blog-lists/a-post-of-tomorrow" }];
    expect(redirectProblems(later, "2026-12-01", list)[0]?.message).toMatch(/not on the site yet/);
    expect(redirectProblems(later, "2026-12-02", list)).toEqual([]);
  });
});

describe("a redirect of the editors is refused", () => {
  const taken = postRedirects(data.posts)[0]?.from ?? "/";
  test.each([
    ["from a page", "/contact", "/flyer-pricing", /is a page/],
    ["from an address of the specification", redirects[0]?.from ?? "", "/contact", /twice/],
    ["from a former name of a post", taken, "/contact", /twice/],
    ["that leads to another", "/a", redirects[0]?.from ?? "", /redirects in its turn/],
  ])("%s", (_, from, to, message) => {
    const own = { ...data, redirects: { ...data.redirects, redirects: [{ from, to }] } };
    const problem = redirectProblems(own, today).find(({ file }) => /redirects.yaml/.test(file));
    expect(problem).toMatchObject({ field: "redirects.0.from" });
    expect(problem?.message).toMatch(message);
  });
});

test("a problem names the line of its redirect", () => {
  const [first] = redirects;
  const problems = redirectProblems({ ...data, services: [] }, today);
  expect(problems[0]).toMatchObject({ file: "hosting/redirects.ts", field: first?.from });
  expect(problems[0]?.line).toBeGreaterThan(1);
});
