import { describe, expect, test } from "vitest";
import { fixtureFiles, fixturePost, publicFiles } from "../../e2e/fixture/load-fixture.ts";
import { formatProblem } from "../load/problem.ts";
import { loadContent } from "../load-content.ts";
import { takenNames } from "./check-addresses.ts";

const page = "pages/how-we-answer.md";

/** The messages after a file of the fixture has another path and other words. */
function problemsOf(from: string, to: string, change: (text: string) => string, files?: string[]) {
  const { [from]: text = "", ...others } = fixtureFiles;
  const served = publicFiles.union(new Set(files));
  return loadContent({ ...others, [to]: change(text) }, { publicFiles: served }).problems.map(
    formatProblem,
  );
}

/** The messages for a page of text whose file has another name. */
const named = (name: string, files?: string[]) =>
  problemsOf(page, `pages/${name}.md`, (text) => text, files);

describe("a page whose file's name is the address of a route", () => {
  test.each([
    "robots",
    "llms",
    "manifest",
    "sharing",
    "index",
    "contactus",
    "pictures",
    "cdn-cgi",
    "not-found",
  ])("%s", (name) => {
    expect(named(name)).toContainEqual(
      expect.stringMatching(`its name gives the address /${name}, which is taken; rename it`),
    );
  });

  test("a file or folder of public/", () => {
    const taken = expect.stringMatching("/verify, which is taken");
    expect(named("verify", ["/verify.txt"])).toContainEqual(taken);
    expect(named("verify", ["/verify/a.pdf"])).toContainEqual(taken);
    expect(named("verify")).not.toContainEqual(taken);
  });

  test("the page of another file names both, once", () => {
    const problems = named("contact").filter((problem) => /\/contact/.test(problem));
    expect(problems).toEqual([expect.stringMatching(/"\/contact" is the address of .* too/)]);
  });
});

test.each(["404", "index", "feed", "not-found"])("a post named %s.md", (name) => {
  expect(problemsOf(fixturePost, `blog/${name}.md`, (text) => text)).toContainEqual(
    `content/blog/${name}.md:2 its name is taken; choose another`,
  );
});

test("a service below /services that would be a host's file", () => {
  const file = "services/digital-flyers.yaml";
  const change = (text: string) => text.replace("/services/digital-flyer-app", "/services/index");
  expect(problemsOf(file, file, change)).toContainEqual(
    expect.stringMatching("page.path: is taken; choose another"),
  );
});

test("names of parameters and private folders are free", () => {
  const names = [...takenNames()];
  expect(names).not.toContainEqual(expect.stringMatching(/^[_[]|page|layout|globals/));
  expect(names).toContain("serviceachievements");
});
