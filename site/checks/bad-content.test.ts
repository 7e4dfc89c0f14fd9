import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import {
  add,
  fixtureFiles,
  loadWith,
  fixturePost as post,
  problemsWith,
  swap,
} from "../../e2e/fixture/load-fixture.ts";
import { formatProblem } from "../load/problem.ts";

const service = "services/digital-flyers.yaml";
const prices = "prices.yaml";
const home = "pages/home.yaml";
const why = "pages/why.yaml";
const faq = "faq.yaml";
const navigation = "navigation.yaml";
const dtransfer = "services/dtransfer.yaml";
const article = "dtransfer/article.md";

/** A file with one field of its YAML set or deleted. */
const withField = (field: string, value: unknown) => (text: string) => {
  const [, head = "", yaml = text, rest = ""] =
    /^(---\n)([\s\S]*?)(---\n[\s\S]*)$/.exec(text) ?? [];
  const document = parseDocument(yaml);
  const steps = field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  if (value === undefined) document.deleteIn(steps);
  else document.setIn(steps, document.createNode(value));
  return head + document.toString({ lineWidth: 0 }) + rest;
};

const ofText = [undefined, null, "", 12.5, true, ["a"], { a: 1 }, "x".repeat(5000)];
const ofNumber = [undefined, null, "", "one", 1.5, -1, [1], { a: 1 }];
const ofChoice = [undefined, null, "", "nothing-such", 3, ["coral"], { a: 1 }];
const ofDay = [undefined, null, "", "2026-02-30", "2026-1-5", "21.11.2026", "tomorrow", 20260101];
const ofList = [undefined, null, "", "text", 3, [], [null], ["a"], { a: 1 }];
const ofGroup = [undefined, null, "", "text", 3, [], { unknown: 1 }];
const ofAmount = [undefined, null, "", "75,00", "$75", -1, 4.999, [75], Number.POSITIVE_INFINITY];
const ofAddress = [undefined, null, "", "contact", "https//x", "javascript:alert(1)", 3, ["/a"]];

describe.each([
  [post, "id", ofNumber],
  [post, "title", ofText],
  [post, "author", ofChoice],
  [post, "date", ofDay],
  [post, "poster", ofGroup],
  [service, "page.path", ofAddress],
  [service, "draft", ["", "yes", 1]],
  [service, "page.features.items", ofList],
  [prices, "categories.push-radius.plans.0.amount", ofAmount],
])("%s, %s", (path, field, values) => {
  test.each(values.map((value) => [value]))("as %j is refused, in an editor's words", (value) => {
    const { problems } = loadWith({ [path]: withField(field, value) });
    const said = problems.map(formatProblem).join("\n");
    expect(said).not.toMatch(/\bat .*\.ts\b|\bundefined\b|\bnull\b|NaN|\[object|Error:|Invalid/);
    // A missing field is reported for the group that lacks it, or for the field.
    const named = value === undefined ? field.replace(/\.?[^.]*$/, "") : field;
    const found = problems.filter(({ file }) => file === `content/${path}`);
    expect(found.map((problem) => problem.field)).toContainEqual(expect.stringContaining(named));
  });
});

/** Expects one problem, with its line unless the message begins with another one. */
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

const noAddress = 'is no address; write "/page" for a page of this site';

test.each([
  ["title", "T".repeat(182), "title: 182 characters, at most 60"],
  ["title", '"?!?! ?!?! ?!?!"', "title: has no letter or digit (a to z, 0 to 9)"],
  ["title", "A shop with 5* of 5", 'title: has a "*", which stands for any address'],
  ["title", "A Coupon for a Quiet Tuesday", "is the title of content/blog/a-coupon-"],
  ["title", "A COUPON for a quiet Tuesday", "is the title of content/blog/a-coupon-"],
  ["id", "2", "too; each needs its own"],
  ["author", "teem", 'author: "teem" is not allowed; allowed: team; did you mean "team"?'],
  ["services", "[push-radios]", "push-radios.yaml is not there; did you mean"],
  ["date", "2026-02-30", 'date: must be a day written year-month-day, like "2026-03-17"'],
  ["date", "2026-10-20\nupdated: 2020-01-01", "updated: is before the text's date (2026-10-20)"],
  ["date", "2026-10-20\ndraft: yes", 'draft: is text ("yes"); true or false is needed here'],
  ["date", '2026-10-20\nformerly: ["Five*"]', 'formerly.0: has a "*"'],
  ["date", `2026-10-20\nformerly: [a${"中".repeat(110)}]`, "has 331 bytes in an address"],
  ["date", "2026-10-20\nformerly: [answer-every-review]", "leads to content/blog/"],
])("a post with the %s %s is refused: %s", (field, value, message) => {
  expectRefused(post, swap(new RegExp(`^${field}: .*`, "m"), `${field}: ${value}`), message);
});

test.each([
  ["[x](/nowhere)", "there is no page or file at /nowhere"],
  ["[x](/blog-lists/answer-your-reviews)", "write /blog-lists/answer-every-review instead"],
  ["[x](contact)", noAddress],
  ["[x](javascript:alert(1))", noAddress],
  ["[x](//example.com/a)", noAddress],
  ["[x](https://example.com:99999/a)", noAddress],
  ["Words\u{E0041}", "has an invisible character (U+E0041)"],
  ["Words \u3164 here", "has an invisible character (U+3164)"],
  ["[cite_start]Words.", "a mark that a writing assistant left"],
  ["Words fileciteturn0file0.", "a mark that a writing assistant left"],
  [`${">".repeat(3000)} x`, "too deep inside of each other"],
  ["[x](http://example.com)", noAddress],
  ["<data:text/html,hi>", noAddress],
  ["See www.example.com", noAddress],
  ["Write to ann@example.com", noAddress],
  ["[x][y]\n\n[y]: javascript:alert(1)", `:39 "javascript:alert(1)" ${noAddress}`],
  ["[x]()", noAddress],
  ["[x](@nobody)", 'site.yaml has no address "@nobody"; allowed: @login, '],
  ["![x](scene:serach)", 'there is no scene "serach"; '],
  ["![x](photo.jpg)", 'there is no picture "photo.jpg" beside this text, in content/blog/'],
  ["![x](https://example.com/x.jpg)", "no picture from elsewhere is shown"],
  ["![x](/contact)", "picture"],
  ["[x](https://example.com/\u200Ba)", "has an invisible character (U+200B)"],
  ["[x](https://example.com/%E2%80%8Ba)", "(U+200B)"],
  ["[x](/contact\u00A0)", "(U+00A0)"],
  ["[](/contact)", "the link has no words"],
  ["| a |\n|---|\n| <!-- b --> |", ":39 has HTML"],
  ["\n[Hours]: Monday", ':38 is read as the address of a link, "[name]: address"'],
  ["## More\n\nText.", "needs a picture below its heading"],
])("%j in a post is refused: %s", (words, message) => expectRefused(post, add(words), message));

test.each<[path: string, from: string | RegExp, to: string, message: string]>([
  [post, /^author: .*\n/m, "", ":2 author: is missing; text is needed here"],
  [post, /^description: >-\n.*/m, 'description: ""', "description: is empty; fill it in"],
  [post, /^## .*/m, `## ${"Long ".repeat(20)}end`, "the heading has 103 characters, at most 80"],
  [post, /(---[\s\S]*?---\n)[\s\S]*/, "$1", ":14 has no text below its fields"],
  [service, "order: 1", "order: first", 'order: "first" is no number; write it like'],
  [service, "order: 1", "order: 1\nordre: 2", ':2 ordre: there is no field "ordre" here'],
  [service, "order: 1", "order: 1\nconstructor: 1", 'there is no field "constructor" here'],
  [service, "order: 1", "order: 1\n? [a, b]\n: 1", "there is no field"],
  [service, "order: 1", "order: 1\n<<: { ink: sky }", "there is no field"],
  [service, "  hero:", "  heroe:", 'page.heroe: there is no field "heroe" here; '],
  [service, /^name: .*/m, "name: 12.50", "is a number (12.5); text is needed here"],
  [service, "ink: coral", "ink: corel", 'ink: "corel" is not allowed; allowed: coral, '],
  [service, "status: available", "status: soon", "allowed: available, coming-soon, beta"],
  [service, /path: .*/, "path: /flyers", 'page.path: must be an address like "/services/new-serv'],
  [service, /path: .*/, "path: /services/a b", "page.path: must be an address like"],
  [service, "- title: Push n", "- title: Four run lengths #", "page.features.items.1.title: "],
  [service, "{{price.flyer.7-days}}", "{{price.flyer.7-day}}", "did you mean"],
  [service, "{{price.flyer.7-days}}", "{{constructor}}", "{{constructor}} stands for nothing"],
  [service, "{{price.flyer.7-days}}", "{{name}", "half a fact"],
  [service, /lead: .*/, "lead: |-\n      See [x].\n\n      [x]: data:,hi", noAddress],
  [service, "A flyer that", "A <b>flyer</b> that", "has HTML"],
  [service, /[\s\S]*/, "- a\n- b\n", ":1 "],
  [service, /[\s\S]*/, "words", ":1 "],
  [service, /[\s\S]*/, "# nothing\n", ":1 "],
  [home, /^updated: .*\n/m, "", ":1 updated: is missing; text is needed here"],
  [home, /^description: >-\n.*/m, 'description: "{{name}} sells"', "19 characters, at least 50"],
  [why, /^title: .*/m, "title: Digital flyers for local business | {{name}}", "is the title"],
  [faq, / {2}- question:.*\n.*\n.*\n/, "", ":2 items: 12 entries, at least"],
  [faq, "Is the app free for consumers?", "What does it cost a business?", ":9 "],
  [faq, "Is the app free for consumers?", "Know the price before you start?", "pages/why.yaml too"],
  [
    dtransfer,
    "title: Invoices and documents too",
    "title: Which One",
    "anchor of content/which-one",
  ],
  [
    dtransfer,
    "title: Receipts by QR code",
    "title: dTransfer!",
    "anchor of content/services/dtransfer",
  ],
  [faq, "Is the app free for consumers?", "Бесплатно?", "has no letter or digit"],
  [prices, "amount: 3.49", "amount: 3.499", "must be an amount in dollars with at"],
  [prices, "amount: 48.00", "amount: 480000", "at most 10000"],
  [prices, / {2}coupon:\n[\s\S]*?(?=\n {2}storage:)/, "", ":9 categories.coupon: is missing"],
  [prices, /$/, "  gifts:\n    tab: Gifts\n", 'categories.gifts: there is no field "gifts" here'],
  ["site.yaml", /^ {2}us: .*/m, "  us: www.angel-app.com/", "hosts.us: must be a"],
  ["site.yaml", /^ {2}us: .*/m, "  us: https://shop.com:99999", "hosts.us: must be a site's"],
  ["site.yaml", /^ {2}us: (.*)\n {2}ca: .*/m, "  us: $1\n  ca: $1", "hosts.ca: is the address of"],
  ["site.yaml", /^name: .*/m, "name: '{{name}} 2'", "name: is quoted by texts as a fact itself"],
  [
    "site.yaml",
    /^contactEndpoint: .*/m,
    `contactEndpoint: https://a.com/${"b".repeat(300)}`,
    "at most",
  ],
  ["pages/documents.yaml", /file: .*/, "file: toString", "samples/toString is not there"],
  ["pages/documents.yaml", /- id: .*/, "- id: C#", "languages.0.id: must be lower-case"],
  [faq, "- question: ", "- qestion: ", 'did you mean "question"?'],
  ["site.yaml", /^ {2}us: .*/m, "  us: https://WWW.shop.com", 'written "https://www.shop.com"'],
  ["site.yaml", /^ {2}us: .*/m, "  us: https://shop.com:443", 'written "https://shop.com"'],
  ["site.yaml", /^ {2}us: .*/m, "  us: https://shop.com:8443", 'written "https://shop.com"'],
  ["site.yaml", /^ {2}us: .*/m, "  us: https://shop.com/us", 'written "https://shop.com"'],
  ["site.yaml", /^ {2}us: .*/m, "  us: https://bücher.de", 'written "https://xn--bcher-kva.de"'],
  ["site.yaml", /^ {2}us: .*/m, "  us: https://shop.com.", 'written "https://shop.com"'],
  [
    "site.yaml",
    /^ {2}x: .*/m,
    "  x: https://X.com/shop",
    'social.x: must be written "https://x.com',
  ],
  ["site.yaml", /^ {2}x: .*/m, "  x: https://x.com/a\u200Bb", "invisible character (U+200B)"],
  ["site.yaml", /^contactEndpoint: .*/m, 'contactEndpoint: https://a.com/"b', "https://a.com/%22b"],
  ["site.yaml", /^hours: .*/m, "hours: Mon–Fri 9:00AM–5:30PM", 'hours: does not say "6:00PM"'],
  ["site.yaml", "- social.tiktok", "- social.number", '"social.number" is no field of this file'],
  ["which-one.yaml", "service: dtransfer", "service: dtransfers", "is not there"],
  [article, /(related:\n( {2}- to: .*\n)) {2}- to: .*\n/, "$1$2", ":16 related: has a post twice"],
  [article, /(related:\n) {2}- to: .*\n/, "$1", ":16 related: 2 entries, at least 3"],
  [article, /(related:\n {2}- to:) .*/, "$1 /contact", "must be the address of a post"],
  ["redirects.yaml", /from: .*/, "from: /Contactus", "redirects.0.from: "],
  ["redirects.yaml", /from: .*/, "from: /cdn-cgi", "redirects.0.from: is an address that the site"],
  ["samples/connect.mjs", /$/, "\uFFFD\n", "has a character that is not UTF-8"],
  [navigation, "to: /blog-lists", "to: /blog-list", "bar.links.1.to: there is no page or file"],
  [navigation, "to: /flyer-pricing", "to: /pricing", "write /flyer-pricing instead"],
])("%s with %s as %j is refused: %s", (path, from, to, message) => {
  expectRefused(path, swap(from, to), message);
});

test.each([
  [service, "order: 1", "order: 1\n__proto__: { ink: 1 }", 'no field "__proto__" here'],
  [service, "\ncard:", "\ncard:\n  __proto__: { a: b }", 'no field "__proto__" here'],
  [service, /path: .*/, "path: /services/cloud-storage", "is the address of content/"],
  [prices, "id: 14-days", "id: 7-days", 'plans.1.id: "7-days" is the id of another entry'],
  [post, /$/, "Title\n---", 'becomes a heading by the line of "="'],
])("%s with %s as %j is refused, as is what it breaks: %s", (path, from, to, message) => {
  expect(problemsWith({ [path]: swap(from, to) })).toContainEqual(expect.stringContaining(message));
});

test("a change on a day to come is refused, on the day of a scheduled post it is not", () => {
  const [today, later] = ["2098-11-22", "2099-01-01"];
  const changed = { [home]: swap(/^updated: .*/m, `updated: ${later}`) };
  expect(problemsWith(changed, { today })).toEqual([
    expect.stringMatching(/^content\/pages\/home.yaml:1 updated: is a day to come \(today is /),
  ]);
  expect(problemsWith(changed, { today: later })).toEqual([]);
  const scheduled = { [post]: swap(/^date: .*/m, `date: ${later}\nupdated: ${later}`) };
  expect(problemsWith(scheduled, { today }).join("\n")).not.toContain("updated");
});

test.each([
  ["2099-11-22", undefined],
  ["2099-11-23", "date: is more than a year ahead (today is 2098-11-22); correct the year"],
  ["0209-11-22", "date: is before the year 2000; correct the year"],
])("a post of the day %s has the problem %s", (day, message) => {
  const problems = problemsWith(
    { [post]: swap(/^date: .*/m, `date: ${day}`) },
    { today: "2098-11-22" },
  );
  if (message) expect(problems.join("\n")).toContain(message);
  else expect(problems.join("\n")).not.toContain("date:");
});

test("a page that is led by a part it does not have is refused", () => {
  const change = { "services/push-radius.yaml": withField("page.lead", "calendar") };
  expect(problemsWith(change)).toEqual([
    expect.stringContaining('page.lead: "calendar" needs the part "year" on this page'),
  ]);
});

test("a booking on the 31st of June is refused", () => {
  const change = { "services/one-day-campaign.yaml": withField("page.year.bookings.1.day", 31) };
  expect(problemsWith(change)).toEqual([
    expect.stringContaining("page.year.bookings.1.day: 31, but month 6 has 30 days"),
  ]);
});
