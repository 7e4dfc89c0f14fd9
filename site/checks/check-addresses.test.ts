import { expect, test } from "vitest";
import {
  fixtureFiles,
  fixturePost,
  problemsWith,
  publicFiles,
  swap,
} from "../../e2e/fixture/load-fixture.ts";
import { takenAddresses } from "./taken-addresses.ts";

/** The problems of a file under another name. @param served files of public/ beside the fixture's */
const renamed = (from: string, to: string, served: string[] = []) =>
  problemsWith(
    { [from]: undefined, [to]: fixtureFiles[from] },
    { publicFiles: publicFiles.union(new Set(served)) },
  );
const page = "pages/how-we-answer.md";

test.each([
  ...["robots", "llms", "manifest", "sharing", "index", "contactus", "pictures"],
  ...["cdn-cgi", "not-found"],
])("a page named %s.md would have the address of a route", (name) => {
  expect(renamed(page, `pages/${name}.md`)).toContainEqual(
    expect.stringMatching(`its name gives the address /${name}, which is taken; rename it`),
  );
});

test.each([
  ["the page of another file", "contact", [], '"/contact" is the address of'],
  ["a file of public/", "verify", ["/verify.txt"], "/verify, which is taken"],
  ["a folder of public/", "verify", ["/verify/a.pdf"], "/verify, which is taken"],
])("a page whose name is %s is told so, once", (_, name, served, message) => {
  const said = renamed(page, `pages/${name}.md`, served).join("\n");
  expect(said.split(message)).toHaveLength(2);
});

test.each(["404", "index", "feed", "not-found"])("a post named %s.md is refused", (name) => {
  expect(renamed(fixturePost, `blog/${name}.md`)).toContainEqual(
    `content/blog/${name}.md:2 its name is taken; choose another`,
  );
});

test("a service below /services that would be a host's file is refused", () => {
  const atIndex = swap("/services/digital-flyer-app", "/services/index");
  expect(problemsWith({ "services/digital-flyers.yaml": atIndex })).toContainEqual(
    expect.stringContaining("page.path: is taken; choose another"),
  );
});

test.each([
  ...["/cdn-cgi/trace", "/sharing/home", "/icons/192", "/blog-lists/404", "/services/index"],
  ...["/blog-lists/feed", "/Robots", "/favicon"],
])("a redirect from %s is refused", (from) => {
  const redirects = `redirects:\n  - from: ${from}\n    to: /contact\n`;
  const served = publicFiles.union(new Set(["/icons/192.png", "/favicon.ico"]));
  expect(problemsWith({ "redirects.yaml": redirects }, { publicFiles: served })).toEqual([
    expect.stringContaining("redirects.0.from: is an address that the site needs; take it out"),
  ]);
});

test.each(["feed.atom", "Feed", "404", "not-found"])("a post formerly %s is refused", (name) => {
  const formerly = swap(/^date: .*/m, `$&\nformerly: ["${name}"]`);
  expect(problemsWith({ [fixturePost]: formerly })).toEqual([
    expect.stringContaining(`formerly.0: "${name}" is an address that the site needs`),
  ]);
});

test.each([
  "/about/us",
  "/old-page",
  "/services/flyers",
  "/blog-lists/old",
  "/page",
  "/components",
])("an address like %s is free", (path) => expect(takenAddresses([])(path)).toBe(false));

test.each([
  ...["/about.html", "/robots.txt", "/_headers", "/404.html", "/pictures/a.jpg", "/contact"],
])("a file of public/ at %s is refused", (path) => {
  expect(problemsWith({}, { publicFiles: publicFiles.union(new Set([path])) })).toEqual([
    `public${path}:1 has an address that the site needs; rename it or take it out`,
  ]);
});

test("a file of public/ that pages name is missed", () => {
  const served = new Set([...publicFiles, "/.well-known/a.txt"]);
  served.delete("/icons/192.png");
  expect(problemsWith({}, { publicFiles: served })).toEqual([
    expect.stringContaining("public/icons/192.png:1 is missing"),
  ]);
});
