import { expect, test } from "vitest";
import { fixtureDay } from "../../e2e/fixture/fixture-day.ts";
import {
  add,
  fixtureFiles,
  loadWith,
  fixturePost as post,
  problemsWith,
  swap,
} from "../../e2e/fixture/load-fixture.ts";
import { formatProblem } from "../load/problem.ts";
import { sections } from "../schema/sections.ts";

const service = "content/services/digital-flyers.yaml";
const prices = "content/prices.yaml";
const navigation = "content/navigation.yaml";
const site = "content/site.yaml";

/** Expects one problem, with the line that the change begins on unless the message begins with another one. */
function expectRefused(path: string, change: (text: string) => string, message: string): void {
  const before = (fixtureFiles[path] ?? "").trimEnd().split("\n");
  const lines = change(fixtureFiles[path] ?? "").split("\n");
  const changed = lines.findIndex((line, index) => line !== before[index]);
  const [problem = "", ...others] = problemsWith({ [path]: change });
  expect(problem).toContain(message);
  expect(others).toEqual([]);
  const [, line] = /^content\/[\w/.-]+:(\d+) /.exec(problem) ?? [];
  // The value of a folded field begins on the line below its name.
  if (!message.startsWith(":")) expect([changed, changed + 1]).toContain(Number(line));
}

test.each([
  ["title", "T".repeat(182), "title: 182 characters, at most 48"],
  ["title", "A shop with 5* of 5", 'title: needs a letter or digit (a to z), and no "*"'],
  ["title", "A COUPON for a quiet Tuesday", "is the title of content/blog/a-coupon-"],
  ["title", "2026", 'title: must be a text; put it in quotes: "2026"'],
  // The later file of the two has the problem.
  ["id", "2", ":13 id: "],
  ["author", "teem", 'author: "teem" is no author of site.yaml; there are team, ana'],
  [
    "title",
    "\uF0B7 A quiet Tuesday",
    "title: has a character that phones show as a box (U+F0B7); take it out",
  ],
  [
    "title",
    "A quiet \u{1F5FF}\u{50000} Tuesday",
    "title: has a character that phones show as a box (U+50000)",
  ],
  ["title", '"A quiet \\uD83C Tuesday"', "title: has a character that is lost (U+FFFD)"],
  [
    "title",
    "A caf\uFFFD for a Tuesday",
    "title: has a character that is lost (U+FFFD); type it anew",
  ],
  ["services", "[push-radios]", "push-radios.yaml is not there"],
])("a post with the %s %s is refused: %s", (field, value, message) => {
  expectRefused(post, swap(new RegExp(`^${field}: .*`, "m"), `${field}: ${value}`), message);
});

const isNoAddress = 'is no address; write "/page" for a page of this site';

test.each([
  ["[x](/nowhere)", "there is no page or file at /nowhere"],
  ["[x](/blog-lists/answer-your-reviews)", "write /blog-lists/answer-every-review instead"],
  ["[x](contact)", isNoAddress],
  ["[x](javascript:alert(1))", isNoAddress],
  ["See www.example.com", isNoAddress],
  ["[x](ftp://example.com)", isNoAddress],
  ["[x](//example.com)", isNoAddress],
  ["[x](data:text/html,x)", isNoAddress],
  ["[x](mailto:hello@angel-app)", "has no e-mail address; write it like mailto:ann@"],
  ["[x](<tel:403 555 0123>)", "has no phone number; write it without spaces, like tel:+1403"],
  ["[x](/nowhere#:~:text=x)", "there is no page or file at /nowhere"],
  ["[x](https://market-street.ca/contact#b)", "full address; write /contact#b instead"],
  ["[x](https://market-street.ca/)", 'write "@us" or "@ca" for that of a region'],
  ["[x](https://pr-7-site.owner.workers.dev/)", "full address; write / instead"],
  [
    "[x](https://www.google.com/url?q=https://example.com/a&sa=D)",
    "by way of www.google.com; write https://example.com/a instead",
  ],
  ["[x](@nobody)", '"@nobody" is no address'],
  ["![x](drawing:serach)", 'there is no drawing "serach"'],
  ["![x](photo.jpg)", 'there is no picture "photo.jpg" beside this text; in content/blog/'],
  ["Words \uFFFC here", "has a character that phones show as a box (U+FFFC)"],
  ["\uF0B7 Words here", 'begins with a sign that makes no list; write "- "'],
  ["Words \uF0B7 here", '(U+F0B7); take it out, and begin each line of a list with "- "'],
  ["[](/contact)", "the link has no words"],
  ["## More\n\nText.", "needs a picture below its heading"],
])("%j in a post is refused: %s", (words, message) => expectRefused(post, add(words), message));

test.each<[path: string, from: string | RegExp, to: string, message: string]>([
  [post, /^author: .*\n/m, "", ":2 author: is missing"],
  [post, /(---[\s\S]*?---\n)[\s\S]*/, "$1", ":13 body: has no text below its fields"],
  [service, "order: 1", "order: 1\nordre: 2", ":4 ordre: is no field here"],
  [service, "ink: coral", "ink: corel", 'ink: "corel" is none of coral, '],
  [service, /path: .*/, "path: /flyers", 'page.path: must be an address like "/services/new-serv'],
  [service, "{{price.flyer.7-days}}", "{{price.flyer.7-day}}", "-day}} stands for nothing"],
  [service, "{{price.flyer.7-days}}", "{{name}", "half a fact"],
  [service, "A flyer that", "A <b>flyer</b> that", "has HTML"],
  [service, /[\s\S]*/, "", ":1 is empty"],
  [prices, /( +features:\n)( +- ).*/, '$1$2""', "features.1: is empty; fill it in, or take it out"],
  [prices, /( +features:\n)( +-).*/, "$1$2", "features.1: is empty; fill it in, or take it out"],
  [prices, /( +features:\n)(?: +- .*\n)+/, "    features: one\n", "features: must be a list"],
  ["content/words.yaml", /- .*/, '- ""', ":2 words.1: is empty; fill it in, or take it out"],
  [service, "order: 1", "order: 0", "order: 0, at least 1"],
  [service, "order: 1", "order: 1.5", "order: must be a whole number"],
  [service, "order: 1", "order: one", "order: must be a number"],
  [service, "order: 1", "order: 1\ndraft: ja", "draft: must be true or false"],
  [service, /card:\n(?: .*\n)+/, "card: Flyers\n", "card: must be a group of fields"],
  [site, "best: 5", "best: 6", "rating.best: must be 5"],
  [site, /^email: .*/m, "email: hello@angel-app", "email: must be an e-mail address, like"],
  [
    "content/which-one.yaml",
    / {2}- goal: .*\n(?: {4}.*\n)+?(?= {2}-)/,
    "",
    ":3 rows: 2 entries, at least 3",
  ],
  [prices, "amount: 3.49", "amount: 3.499", "must be an amount in dollars with at"],
  [
    prices,
    "- id: push\n",
    "- {id: a, label: A, amount: 1}\n      $&",
    "plans: 2 entries, at most 1",
  ],
  [
    navigation,
    /marquee: .*/,
    `marquee: ${"WIDE ".repeat(7)}`,
    "secondFooter.marquee: 34 characters",
  ],
  [prices, "{plan} of", "{plan} at {price} of", 'card: must have "{plan}" or "{days}", '],
  [site, /^ {2}us: .*/m, "  us: www.angel-app.com/", "hosts.us: must be a site's address"],
  [site, /^ {2}us: (.*)\n {2}ca: .*/m, "  us: $1\n  ca: $1/ca", "hosts.ca: is the address of"],
  ["content/article.md", /(related:\n {2}- to:) .*/, "$1 /contact", "the address of a post"],
  ["content/redirects.yaml", /from: .*/, "from: /Contactus", "redirects.1.from: "],
  [
    "content/redirects.yaml",
    /from: .*/,
    "from: https://a.example/b",
    "redirects.1.from: must be an addr",
  ],
  [
    service,
    /^order: 1$/m,
    "order: 1\nlink: /nowhere#x",
    ":4 link: there is no page or file at /nowhe",
  ],
  [
    service,
    /^order: 1$/m,
    "order: 1\nlink: /products#x",
    "link: links to /products; write /services/",
  ],
  [
    service,
    /^order: 1$/m,
    'order: 1\nlink: "@ios"',
    ":4 link: must be the part of a page of this site",
  ],
  ["content/pages/documents.yaml", /file: .*/, "file: toString", "samples/toString is not there"],
  [
    navigation,
    "to: /blog-lists",
    "to: http://a.example",
    "bar.links.2.to: must be an address of this",
  ],
  [navigation, "to: /blog-lists", "to: sms:call", 'bar.links.2.to: "sms:call" has no phone number'],
  [navigation, "to: /blog-lists", "to: /blog-list", "bar.links.2.to: there is no page or file"],
  [navigation, "to: /flyer-pricing", "to: /pricing", "write /flyer-pricing instead"],
])("%s with %s as %j is refused: %s", (path, from, to, message) => {
  expectRefused(path, swap(from, to), message);
});

test("a link leads to an e-mail address, a phone number and words of a page, in a field and in a text", () => {
  const links = [
    "mailto:bakery@example.com?subject=Hi",
    "tel:+1-403-555-0123;ext=7",
    "sms:+14035550123?body=Hi",
    "/contact#:~:text=some,words",
  ];
  for (const link of links) {
    const inField = { [navigation]: swap("to: /blog-lists", `to: "${link}"`) };
    expect(
      problemsWith({ ...inField, [post]: add(`[Write](${link}) or ann@example.com`) }),
    ).toEqual([]);
  }
});

test.each(["2026-02-30", "2026-28-11", "21.11.2026", "tomorrow", "2099", "20991231"])(
  "the day %s is refused in any file, with its line and field",
  (day) => {
    const said = problemsWith({
      [post]: swap(/^date: .*/m, `date: ${day}`),
      "content/pages/home.yaml": swap(/^updated: .*/m, `updated: ${day}`),
    });
    const rule = 'must be a day written year-month-day, like "2026-03-17"';
    expect(said).toEqual([
      expect.stringMatching(new RegExp(`^content/pages/home.yaml:4 updated: ${rule}`)),
      expect.stringMatching(new RegExp(`^${post}:\\d+ date: ${rule}`)),
    ]);
  },
);

test.each([
  [
    "too long",
    `description: ${"D".repeat(161)}`,
    ["description: 161 c", "no page or file at /nowhere"],
  ],
  ["missing", "", ["description: is missing"]],
])("with a description that is %s, what does not depend on it is said too", (_, line, said) => {
  const change = (text: string) =>
    add("[x](/nowhere)\n\n•one\n\n{{price.x}}\n\n![x](drawing:serach)")(
      text.replace(/^description: .*/m, line),
    );
  const others = [
    "begins with a sign that makes no list",
    "{{price.x}} stands for nothing",
    'no drawing "serach"',
  ];
  const problems = problemsWith({ [post]: change });
  expect(problems).toHaveLength(said.length + others.length);
  for (const message of [...said, ...others])
    expect(problems).toContainEqual(expect.stringContaining(message));
});

test("while a field is missing, checks across files wait", () => {
  const changes = {
    [post]: add("[x](/nowhere)"),
    [prices]: swap("id: 7-days", "idd: 7-days"),
    "content/drawings/flyer.svg": `<svg viewBox="0 0 9 9"><text>{{price.flyer.7-days}}</text></svg>`,
  };
  const { data, problems } = loadWith(changes);
  expect(data).toBeUndefined();
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([prices]));
});

test("with a problem across files, there is data for the preview", () => {
  const { data, problems } = loadWith({ [post]: add("[x](/nowhere)") });
  expect(problems).toHaveLength(1);
  expect(data?.posts.map(({ file }) => file)).toContain(post);
});

test("a site's address is reduced to its origin", () => {
  const { data } = loadWith({ [site]: swap(/^ {2}us: .*/m, "  us: https://WWW.shop.com/us/") });
  expect(data?.site.hosts.us).toBe("https://www.shop.com");
});

test.each([
  [
    "content/pages/home.yaml",
    swap(/^updated: .*/m, "updated: 2027-11-21"),
    ":4 updated: 2027-11-21 is a day",
  ],
  [
    "content/offer.yaml",
    swap(/^until: .*/m, "until: 2026-11-21"),
    ":6 until: 2026-11-21 is over; the site has",
  ],
])("a day of %s that may be mistyped is noted", (path, change, note) => {
  const { notes, problems } = loadWith({ [path]: change }, { today: fixtureDay });
  expect([problems, notes.map(formatProblem)]).toEqual([
    [],
    [expect.stringContaining(path + note)],
  ]);
});

test("a former address of a post is reduced to its name", () => {
  const formerly = "formerly: [/blog-lists/old, https://a.example/blog-lists/Old%20One?b, 24/7]";
  const { data } = loadWith({ [post]: swap(/^author:/m, `${formerly}\n$&`) });
  const { formerly: names } = data?.posts.find(({ file }) => file.endsWith(post)) ?? {};
  expect(names).toEqual(["old", "Old One", "24/7"]);
});

const page = "content/pages/every-section.yaml";

test("the page of every section has each kind", () => {
  const kinds = sections.element.options.map(({ shape }) => shape.section.value);
  const { data } = loadWith({});
  const own = data?.pages.find(({ file }) => file.endsWith(page));
  const there = own?.sections.map(({ section }) => section);
  expect(kinds.filter((kind) => !there?.includes(kind))).toEqual([]);
});

test.each([
  [
    "- section: hero\n",
    "- section: heroes\n",
    'sections.1 (heroes).section: "heroes" is no kind of section; ',
  ],
  [
    "- section: hero\n",
    "- section: proof\n  - section: hero\n",
    "Proof has no large heading; a page begins with Hero, Service hero, Maker hero, ",
  ],
  [
    "    makes: flyer\n",
    "    makes: flier\n",
    'sections.13 (maker).makes: "flier" is none of flyer, coupon',
  ],
  [
    "service: digital-flyers\n    eyebrow: A sec",
    "eyebrow: A sec",
    "sections.2 (service-hero).service: is missing",
  ],
  ["service: push-radius", "service: push-radios", "push-radios.yaml is not there"],
  [
    "month: 3\n          day: 7",
    "month: 2\n          day: 29",
    "bookings.1.day: is no day of this month",
  ],
])("a list of sections with %j as %j is refused: %s", (from, to, message) => {
  expect(problemsWith({ [page]: swap(from, to) })).toEqual([expect.stringContaining(message)]);
});
