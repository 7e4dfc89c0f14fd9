import { expect, test } from "vitest";
import { addressOfFile, brokenLinks, linkReport, namesAndLinks } from "./check-links.ts";
import { parsePage } from "./parsed-page.ts";

const pages = {
  "/": '<main id="main"><a href="/about#our-story">A</a><a href="#top">C</a><img src="/logo.svg"/></main>',
  "/about": '<h2 id="our-story">Story</h2><h2 id="q&amp;a">Q</h2><a href="/">Home</a>',
};

/** What is wrong once this stands on /about, too. */
function brokenWith(html: string) {
  const all = Object.entries({ ...pages, "/about": pages["/about"] + html });
  const parsed = all.map(([path, text]) => [path, namesAndLinks(parsePage(text))] as const);
  return brokenLinks(new Map(parsed), ["index.html", "about.html", "logo.svg"]);
}

test.each([
  "",
  '<a href="/about.html?x">A</a>',
  '<a href="#q%26a">A</a>',
  '<a href="/#:~:text=some%20words">A</a><a href="#our-story:~:text=some">B</a>',
  '<a href="tel:+14035550123">A</a><a href="sms:+14035550123?body=Hi#x">B</a>',
  '<a href="https://example.com/abuot#x">A</a>',
  '<a href="mailto:ann@example.com">A</a>',
  "<script>var a = '<a href=\"/abuot\">'</script>",
])("%s is in order", (html) => {
  expect(brokenWith(html)).toEqual([]);
});

test.each([
  ['<a href="/about/">A</a>', "there is no page or file at /about/"],
  ['<img src="/photo.webp" alt=""/>', "there is no page or file at /photo.webp"],
  ['<a href="/?from=x#mian">A</a>', '/ has no heading or part "#mian"'],
  ['<a href="#ours:~:text=some">A</a>', 'or part "#ours"'],
  ['<span data-id="nothing"></span><a href="#nothing">A</a>', 'or part "#nothing"'],
  ['<p id="our-story">A</p>', 'the id "our-story" is there twice'],
])("%s is refused", (html, problem) => {
  expect(brokenWith(html)).toMatchObject([{ problem: expect.stringContaining(problem) }]);
});

test("the message names the page, the link's words and address, and the files that have it", () => {
  const report = linkReport(
    brokenWith('<a href="/#nope">See <b>this</b></a><p id="our-story">A</p>'),
    [{ path: "/about", file: "content/pages/about.yaml" }],
    { "content/faq.yaml": "[See *this*](/#nope)", "content/why.yaml": "[that](/#nope-at-all)" },
  );
  expect(report.split("\n")).toEqual([
    expect.stringContaining("2 problems"),
    '/about: the id "our-story" is there twice, or empty; each heading or part needs its own (content/pages/about.yaml)',
    '/about: the link "See this" to "/#nope" is broken: / has no heading or part "#nope" (content/faq.yaml)',
  ]);
});

test.each([
  ["index.html", "/"],
  ["about.html", "/about"],
  ["blog-lists/404.html", "/blog-lists/404"],
])("the file %s has the address %s", (file, address) => {
  expect(addressOfFile(file)).toBe(address);
});
