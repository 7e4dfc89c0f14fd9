import { expect, test } from "vitest";
import { addressOfFile, brokenLinks, linkReport, namesAndLinks } from "./check-links.ts";
import { parsePage } from "./parsed-page.ts";

const pages = new Map([
  [
    "/",
    '<main id="main"><a href="/about#our-story">A</a><a href="#main">B</a><a href="#top">C</a><img src="/logo.svg"/></main>',
  ],
  ["/about", '<h2 class="a" id="our-story">Story</h2><h2 id="q&amp;a">Q</h2><a href="/">Home</a>'],
]);
const files = ["index.html", "about.html", "logo.svg"];

function parsed(html: ReadonlyMap<string, string>) {
  return new Map([...html].map(([path, text]) => [path, namesAndLinks(parsePage(text))]));
}

function problemsOf(html: string): string[] {
  const changed = new Map([...pages, ["/about", `${pages.get("/about")}${html}`]]);
  return brokenLinks(parsed(changed), files).map(({ problem }) => problem);
}

test("links to pages, files and parts that are there pass", () => {
  expect(brokenLinks(parsed(pages), files)).toEqual([]);
});

test.each([
  ['<a href="/abuot">A</a>', 'there is no page or file at /abuot; did you mean "/about"?'],
  ['<a href="/about/">A</a>', 'there is no page or file at /about/; did you mean "/about"?'],
  ['<a href="/about.html?x">A</a>', undefined],
  ['<img src="/photo.webp" alt=""/>', "there is no page or file at /photo.webp"],
  [
    '<a href="/about#our-stroy">A</a>',
    '/about has no heading or part "#our-stroy"; did you mean "our-story"?',
  ],
  ['<a title="a &gt; b" href="#nothing">A</a>', '/about has no heading or part "#nothing"'],
  ['<a href="/?from=x#mian">A</a>', '/ has no heading or part "#mian"; did you mean "main"?'],
  ['<a href="#q&amp;a">A</a>', undefined],
  ['<a href="#q%26a">A</a>', undefined],
  ['<a href="https://example.com/abuot#x">A</a>', undefined],
  ['<a href="mailto:ann@example.com">A</a>', undefined],
  ["<script>var a = '<a href=\"/abuot\">'</script>", undefined],
  ['<code>&lt;a href="/abuot"&gt;</code>', undefined],
  ['<span data-id="nothing"></span><a href="#nothing">A</a>', expect.stringContaining("#nothing")],
])("%s", (html, problem) => {
  expect(problemsOf(html)).toEqual(problem === undefined ? [] : [problem]);
});

test("the message names the file of the page, the address and what to do", () => {
  const broken = brokenLinks(parsed(new Map([["/", '<a href="/nothing">A</a>']])), files);
  const report = linkReport(broken, [{ path: "/", file: "content/pages/home.yaml" }]);
  expect(report).toContain("1 problem in the links");
  expect(report).toContain(
    'content/pages/home.yaml (/): the link to "/nothing" is broken: there is no page or file at /nothing',
  );
});

test.each([
  ["index.html", "/"],
  ["about.html", "/about"],
  ["blog-lists/404.html", "/blog-lists/404"],
])("the file %s has the address %s", (file, address) => {
  expect(addressOfFile(file)).toBe(address);
});
