import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import {
  add,
  type Change,
  fixtureFiles,
  fixturePost,
  loadWith,
  problemsWith,
  swap,
} from "../../e2e/fixture/load-fixture.ts";
import { fieldName } from "../load/walk.ts";
import type { SiteRedirect } from "../pages/redirects.ts";

const renamed = (from: string, to: string) => ({ [from]: undefined, [to]: fixtureFiles[from] });
const page = "content/pages/how-we-answer.yaml";

test.each<[name: string, changes: Record<string, Change>, message: string]>([
  [
    "a page named sharing.yaml",
    renamed(page, "content/pages/sharing.yaml"),
    "/sharing is reserved",
  ],
  [
    "the address of another page",
    { [page]: add("settings:\n  address: /contact\n") },
    '"/contact" is the address of content/pages/how-we-answer.yaml too',
  ],
  [
    "a further address that a post has",
    {
      [page]: add(
        "settings:\n  aliases:\n    - path: /flyer-pricing\n      title: Prices\n      description: Prices of flyers, in a page that has their address, which it cannot have.\n",
      ),
    },
    'settings.aliases.1.path: "/flyer-pricing" is the address of content/prices.yaml too',
  ],
  ["no home page", { "content/pages/home.yaml": undefined }, "home.yaml:1 must be there"],
  [
    "a draft of the contact page",
    { "content/pages/contact.yaml": add("draft: true\n") },
    'must not be a draft: each "Ask about launch"',
  ],
  [
    "a contact page without its form",
    {
      "content/pages/contact.yaml": swap(
        / {2}- section: contact-form\n[\s\S]*?(?= {2}- section)/,
        "  - section: hero\n    title: Contact\n    ink: rose\n",
      ),
    },
    "sections: must have a contact form",
  ],
  [
    "a page among the posts",
    { [page]: add("settings:\n  address: /blog-lists/news\n") },
    "/blog-lists/news is reserved",
  ],
  [
    "a name in links that a part of a section has",
    { "content/pages/contact.yaml": swap("anchor: write", "anchor: not-sent-full") },
    '(contact-form).anchor: "#not-sent-full" would lead to two parts',
  ],
  [
    "a heading in two columns",
    {
      "content/pages/every-section.yaml": add(
        "  - section: columns\n    title: More\n    text: |-\n      ## A heading in columns\n\n      Words.\n    drawing: storage\n",
      ),
    },
    '"#a-heading-in-columns" would lead to two parts',
  ],
  [
    "a name in links that an item has",
    { "content/pages/products.yaml": swap("anchor: dtransfer", "anchor: use-less-paper") },
    '(summary).anchor: "#use-less-paper" would lead to two parts',
  ],
  ["a post named 404.md", renamed(fixturePost, "content/blog/404.md"), "/404 is reserved"],
  [
    "a former name that a host reads as a pattern",
    { [fixturePost]: swap(/^author:/m, 'formerly: ["Two for *"]\nauthor:') },
    'formerly.1: needs a letter or digit (a to z), and no "*"',
  ],
  [
    "a former address that another post had",
    {
      [fixturePost]: swap(/^author:/m, "formerly: [/blog-lists/Answer%20Your%20Reviews]\nauthor:"),
    },
    'formerly.1: "Answer Your Reviews" leads to content/blog/answer-every-review.md; take it out',
  ],
  [
    "a former address that another post has",
    { [fixturePost]: swap(/^author:/m, "formerly: [Answer-Every-Review]\nauthor:") },
    'formerly.1: "Answer-Every-Review" leads to content/blog/answer-every-review.md; take it out',
  ],
  ["a page named robots.yaml", renamed(page, "content/pages/robots.yaml"), "/robots is reserved"],
  [
    "a former address that is no post's",
    { [fixturePost]: swap(/^author:/m, "formerly: [/news]\nauthor:") },
    "formerly.1: is no address of a post; add it to redirects.yaml",
  ],
  [
    "a title twice, where it is newer,",
    {
      "content/blog/a-coupon-for-a-quiet-tuesday.md": swap(
        /^title: .*/m,
        "title: Answer Every Review",
      ),
    },
    'tuesday.md:3 title: "Answer Every Review | Market Street" is the title of content/blog/answer',
  ],
  [
    "a redirect from a folder of the host",
    { "content/redirects.yaml": "redirects:\n  - from: /cdn-cgi/trace\n    to: /contact\n" },
    "redirects.1.from: /cdn-cgi/trace is reserved",
  ],
])("%s is refused", (_, changes, message) => {
  expect(problemsWith(changes)).toContainEqual(expect.stringContaining(message));
});

const words =
  "title: Ours\n      description: An address that another page has, which this one cannot have.";

test.each([
  ["address: /flyer-pricing", '"/flyer-pricing" is the address of content/prices.yaml too'],
  [
    `aliases:\n    - path: /contact\n      ${words}`,
    '"/contact" is the address of content/pages/co',
  ],
])("the %s, which is taken, is one problem", (setting, message) => {
  const problems = problemsWith({ [page]: add(`settings:\n  ${setting}\n`) });
  expect(problems[0]).toContain(message);
  // Links to the address stay in order.
  expect(problems.filter((each) => !each.includes("page or file at /how-we-answer"))).toHaveLength(
    1,
  );
});

const file = "content/redirects.yaml";

/** The problems of the fixture with these redirects, each "from to". */
function problemsOf(list: string[], around = {}, changes: Record<string, Change> = {}): string {
  const redirects = list.map((line) => {
    const [from, to] = line.split(" ");
    return { from, to } as SiteRedirect;
  });
  return problemsWith({ ...changes, [file]: stringify({ redirects }) }, around).join("\n");
}

describe("refused is", () => {
  test.each([
    ["a page that is not there", ["/a /contcat"], /no page or file at \/contcat/],
    ["a page that repeats another", ["/a /pricing"], /\/flyer-pricing/],
    ["another host", ["/a //example.com"], /address/],
    ["itself", ["/a /a"], /in a loop/],
    ["a loop", ["/a /b", "/b /a"], /in a loop/],
    ["two hops", ["/a /b", "/b /contact"], /1.to: \/b has moved; write \/contact instead/],
    [
      "two hops by a post's former name",
      ["/a /blog-lists/answer-your-reviews"],
      /write \/blog-lists/,
    ],
    ["an address that is there twice", ["/a /contact", "/A /dtransfer"], /1.from: redirects twice/],
    ["a former name of a post", ["/blog-lists/answer-your-reviews /contact"], /twice/],
    ["an address that is a page", ["/Contact /dtransfer"], /is a page/],
    ["a full address of this site", ["/a https://market-street.ca/contact"], /write \/contact/],
    ["a former address with a pattern", ["/a* /contact"], /1.from: must be an address like/],
    ["a former address with a name", ["/a/:b /contact"], /1.from: must be an address like/],
    ["a former address with a query", ["/a?b=1 /contact"], /1.from: must be an address like/],
    ["a former address that is the home page", ["/.html /contact"], /1.from: must be an address/],
    ["a target of another kind", ["/a http://a.example"], /1.to: must be an address of this site/],
    [
      "a target with a moved part",
      ["/a /our_story?x=1", "/our_story /contact"],
      /has moved; write/,
    ],
    ["an address that no disk can have", [`/${"a".repeat(300)} /contact`], /at most 150/],
  ])("%s", (_, list, message) => expect(problemsOf(list)).toMatch(message));

  test("nothing as browsers send it, or as people write it", () => {
    const from = [
      "/our_story",
      "/menu.pdf",
      "/shop.php",
      "/preisliste-für-händler",
      "/50%-off",
      "/ca",
    ];
    const to = [
      "/contact",
      "/contact?from=old#write",
      "https://shop.example.com/?a=b",
      "/",
      "/about",
      "https://market-street.ca",
    ];
    const list = from.map((each, i) => `${each} ${to[i]}`);
    expect(problemsOf(list)).toBe("");
    const redirects = list.map((line) => ({ from: line.split(" ")[0], to: line.split(" ")[1] }));
    const { data, notes } = loadWith({ [file]: stringify({ redirects }) });
    expect(data?.redirects.redirects).toEqual([
      { from: "/our_story", to: "/contact" },
      { from: "/menu.pdf", to: "/contact?from=old#write" },
      { from: "/shop.php", to: "https://shop.example.com/?a=b" },
      { from: "/preisliste-f%C3%BCr-h%C3%A4ndler", to: "/" },
      { from: "/50%25-off", to: "/about" },
      { from: "/ca", to: "https://market-street.ca/" },
    ]);
    expect(notes.map(({ field, message }) => [fieldName(field), message])).toEqual([
      ["redirects.2.from", expect.stringContaining("lead on from /menu.pdf")],
      ["redirects.3.from", expect.stringContaining("lead on from /shop.php")],
    ]);
  });

  test("nothing where an address that repeats a page leads to another one", () => {
    expect(problemsOf(["/services /services/digital-flyer-app"])).toBe("");
  });

  test("a post that is not on the site yet", () => {
    const dated = { "content/blog/answer-every-review.md": swap(/^date: .*/m, "date: 2026-12-02") };
    const list = ["/a /blog-lists/answer-every-review"];
    expect(problemsOf(list, { today: "2026-12-01" }, dated)).toContain("is not on the site yet");
    expect(problemsOf(list, { today: "2026-12-02" }, dated)).toBe("");
  });
});
