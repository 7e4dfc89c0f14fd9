import { describe, expect, test } from "vitest";
import { isMap, parseDocument } from "yaml";
import {
  fixtureFiles as files,
  fixturePictures,
  fixtureData as good,
  fixturePost as post,
  publicFiles as published,
} from "../../e2e/fixture/load-fixture.ts";
import { formatProblem, type Problem } from "../load/problem.ts";
import { loadContent } from "../load-content.ts";

/**
 * Problems that editors and their programs cause, one at a time, in the files of a site. Each is
 * refused with its file, line and field, or changes nothing on the site.
 */
const service = "services/digital-flyers.yaml";
const prices = "prices.yaml";
const home = "pages/home.yaml";

function load(path: string, text: string) {
  return loadContent(
    { ...files, [path]: text },
    { publicFiles: published, pictures: fixturePictures },
  );
}

/** Expects a problem of a file, in an editor's words, with its line and field. */
function expectRefused(path: string, text: string, field?: string): Problem {
  const { problems } = load(path, text);
  const [first] = problems.filter(({ file }) => file === `content/${path}`);
  if (!first) throw new Error(`not refused; said: ${problems.map(formatProblem).join("\n")}`);
  const said = problems.map(formatProblem).join("\n");
  expect(said).not.toMatch(
    /\bat .*\.ts\b|\bundefined\b|\bnull\b|NaN|\[object|Error:|Invalid input/,
  );
  expect(said.length, "a message, not the file").toBeLessThan(20_000);
  expect(first.line).toBeGreaterThanOrEqual(1);
  expect(first.line).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length);
  if (field !== undefined) {
    const found = problems.find((problem) => problem.field.startsWith(field));
    expect(found?.field, said).toBeDefined();
    return found as Problem;
  }
  return first;
}

/** A file with one field of its YAML set or deleted. */
function withField(path: string, field: string, value: unknown): string {
  const text = files[path] ?? "";
  const [, head = "", yaml = text, rest = ""] =
    /^(---\n)([\s\S]*?)(---\n[\s\S]*)$/.exec(text) ?? [];
  const document = parseDocument(yaml);
  const steps = field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  if (value === undefined) document.deleteIn(steps);
  else document.setIn(steps, document.createNode(value));
  expect(isMap(document.contents)).toBe(true);
  return head + document.toString({ lineWidth: 0 }) + rest;
}

const text = [undefined, null, "", 12.5, true, ["a"], { a: 1 }, "x".repeat(5000)];
const whole = [undefined, null, "", "one", 1.5, -1, [1], { a: 1 }];
const choice = [undefined, null, "", "nothing-such", 3, ["coral"], { a: 1 }];
const day = [undefined, null, "", "2026-02-30", "2026-1-5", "21.11.2026", "tomorrow", 20260101, []];
const list = [undefined, null, "", "text", 3, [], [null], ["a"], { a: 1 }];
const group = [undefined, null, "", "text", 3, [], { unknown: 1 }];
const amount = [undefined, null, "", "75,00", "$75", -1, 4.999, [75], Number.POSITIVE_INFINITY];
const address = [
  undefined,
  null,
  "",
  "contact",
  "https//x",
  "javascript:alert(1)",
  3,
  ["/contact"],
];

describe.each([
  [post, "id", whole],
  [post, "title", text],
  [post, "description", text],
  [post, "author", choice],
  [post, "date", day],
  [post, "poster", group],
  [post, "poster.scene", choice],
  [post, "poster.alt", text],
  [service, "order", whole],
  [service, "ink", choice],
  [service, "page.path", address],
  [service, "page.ownPage", [undefined, null, "", "yes", 1]],
  [service, "page.title", text],
  [service, "page.pricing", choice],
  [service, "page.features.items", list],
  [home, "title", text],
  [home, "updated", day],
  [prices, "categories.push-radius.plans.0.amount", amount],
  [prices, "categories.flyer.plans", list],
  [prices, "categories.storage.plans.1.amount", amount],
  ["navigation.yaml", "bar.links.0.to", address],
  ["faq.yaml", "items", list],
])("%s, %s", (path, field, values) => {
  test.each(values.map((value) => [value]))("as %j is refused", (value) => {
    const missing = value === undefined ? field.replace(/\.?[^.]*$/, "") : field;
    expectRefused(path, withField(path, field, value), missing || field);
  });
});

type Change = (text: string) => string;
const add =
  (lines: string): Change =>
  (before) =>
    `${before.trimEnd()}\n${lines}\n`;
const swap =
  (from: string | RegExp, to: string): Change =>
  (before) =>
    before.replace(from, to);

test.each<[string, string, Change]>([
  ["an empty file", service, () => ""],
  ["spaces alone", service, () => " \n\n \n"],
  ["one word", service, () => "words"],
  ["a list instead of fields", service, () => "- a\n- b\n"],
  ["comments alone", service, () => "# nothing\n"],
  ["a huge file", service, add(`# ${"x".repeat(5_000_000)}`)],
  ["a huge post", post, add("word ".repeat(100_000))],
  ["a tab as indentation", service, swap("\n  title:", "\n\ttitle:")],
  ["a field too far to the right", service, swap("\n  title: Flyer", "\n     title: Flyer")],
  ["a field too far to the left", service, swap("\n  title: Flyer", "\ntitle: Flyer")],
  ["a list that lost its dash", service, swap("      - title: Four", "        title: Four")],
  ["an open quote", service, swap("name: Digital Flyers", 'name: "Digital Flyers')],
  ["a closing quote too early", service, swap("name: Digital Flyers", 'name: "Digital" Flyers')],
  ["an unquoted colon", service, swap("name: Digital Flyers", "name: Digital: Flyers")],
  ["an unquoted token", service, swap("name: Digital Flyers", "name: {{name}} Flyers")],
  ["an unknown token", service, swap("{{price.flyer.7-days}}", "{{price.flyer.8-days}}")],
  ["a token of JavaScript's own", service, swap("{{price.flyer.7-days}}", "{{constructor}}")],
  ["an unquoted @", "navigation.yaml", swap('to: "@ca"', "to: @ca")],
  ["an unquoted star", service, swap("name: Digital Flyers", "name: *flyers")],
  ["an unquoted exclamation mark", service, swap("name: Digital Flyers", "name: !Flyers now")],
  ["an unquoted percent sign", service, swap("name: Digital Flyers", "name: %off")],
  ["an open bracket", service, swap("name: Digital Flyers", "name: [Digital")],
  ["a field twice", service, swap("order: 1", "order: 1\norder: 1")],
  ["an unknown field", service, swap("order: 1", "order: 1\nordre: 1")],
  ["a field of JavaScript's own", service, swap("order: 1", "order: 1\n__proto__: { ink: 1 }")],
  ["another of them", service, swap("order: 1", "order: 1\nconstructor: 1")],
  ["one below a group", service, swap("\ncard:", "\ncard:\n  __proto__: { badge: x }")],
  ["a key that is a list", service, swap("order: 1", "order: 1\n? [a, b]\n: 1")],
  ["an anchor and its alias", service, swap(/ink: .*/, "ink: &a coral\nscene2: *a")],
  [
    "a bomb of aliases",
    service,
    add(
      `a: &a [x, x, x, x, x, x, x, x, x]\n${[..."bcdefghij"]
        .map((key, i) => `${key}: &${key} [${`*${"abcdefghi"[i]}, `.repeat(9)}]`)
        .join("\n")}`,
    ),
  ],
  ["an alias of itself", service, add("a: &a [*a]")],
  ["a merge key", service, swap("order: 1", "order: 1\n<<: { ink: sky }")],
  ["a YAML tag", service, swap("order: 1", "order: !!js/function 1")],
  ["a second document", service, add("---\norder: 2")],
  ["brackets without end", service, add(`a: ${"[".repeat(50_000)}`)],
  ["brackets within brackets", service, add(`a: ${"[".repeat(5000)}${"]".repeat(5000)}`)],
  ["dashes within dashes", service, add(`a:\n  ${"- ".repeat(20_000)}x`)],
  ["a sound as YAML's escape", post, swap(/^title: .*/m, 'title: "A title with a bell\\a"')],
  ["a NUL as YAML's escape", service, swap("name: Digital Flyers", 'name: "Digital\\0Flyers"')],
  ["half a character", post, swap(/^title: .*/m, 'title: "A title of a half \\uD83C"')],
  ["a code point of no character", post, swap(/^title: .*/m, 'title: "A title and \\uFFFE"')],
  ["a line end of other systems", post, swap(/^title: .*/m, 'title: "A title on\\L two lines"')],
  ["a field's name with an escape", service, swap("order: 1", 'order: 1\n"a\\b": 1')],
  ["text that runs backwards, by a number", post, add("&#x202E;end")],
  ["text that runs backwards, by a name", post, add("&rlm;end")],
  ["a control character by a number", post, add("&#7;end")],
  ["an emoji in a title", post, swap(/^title: .*/m, 'title: "A title with a party 🎉"')],
  ["a Chinese title", post, swap(/^title: .*/m, 'title: "Menus in 中文 for shops"')],
  ["an emoji in a drawing", "drawings.yaml", swap(/when: .*/, 'when: "🎉"')],
  ["a letter without capital in a sharing image", service, swap(/^name: .*/m, "name: 5 µm")],
  ["a star in a title", post, swap(/^title: .*/m, 'title: "A shop with 5* of 5"')],
  ["a star in a former title", post, swap(/^date: .*/m, '$&\nformerly: ["Five*"]')],
  [
    "a former title that no disk can name",
    post,
    swap(/^date: .*/m, `$&\nformerly: ["a${"中".repeat(110)}"]`),
  ],
  ["a change before the post", post, swap(/^date: .*/m, "$&\nupdated: 2020-01-01")],
  ["a redirect from the form's address", "redirects.yaml", swap(/from: .*/, "from: /Contactus")],
  ["a redirect from Cloudflare's folder", "redirects.yaml", swap(/from: .*/, "from: /cdn-cgi")],
  ["another encoding", service, swap("order", "\uFFFDorder")],
  ["UTF-16", service, (before) => [...before].join("\0")],
  ["a code sample in another encoding", "samples/connect.mjs", add("\uFFFD")],
  ["a NUL", post, add("end\0")],
  ["a control character", post, add("end\u0008")],
  ["text that runs backwards", post, add("\u202Eend")],
  ["no front matter", post, swap(/^---[\s\S]*?---\n/, "")],
  ["an open front matter", post, swap(/\n---\n/, "\n")],
  ["a line before the front matter", post, (before) => `\n${before}`],
  ["no body", post, swap(/(---[\s\S]*?---\n)[\s\S]*/, "$1")],
  ["a title of signs", post, swap(/^title: .*/m, 'title: "?!?! ?!?! ?!?!"')],
  ["the id of another post", post, swap(/^id: .*/m, "id: 1")],
  ["a day that is no text", post, swap(/^date: .*/m, "date: [2026, 10, 20]")],
  ["draft: yes", post, swap(/^date: .*/m, "$&\ndraft: yes")],
  ["a dead link", post, add("[x](/nowhere)")],
  ["a link without slash", post, add("[x](contact)")],
  ["a link to a script", post, add("[x](javascript:alert(1))")],
  ["a link to a host without scheme", post, add("[x](//example.com/a)")],
  ["a link to a file of one's own", post, add("[x](file:///C:/price.docx)")],
  ["a link to http", post, add("[x](http://example.com)")],
  ["an address in brackets to a script", post, add("<javascript:alert(1)>")],
  ["an address in brackets to data", post, add("<data:text/html,hi>")],
  ["an address in brackets to http", post, add("<http://example.com>")],
  ["a bare address to http", post, add("See http://example.com")],
  ["a bare address without scheme", post, add("See www.example.com")],
  ["a bare address behind a bracket", post, add("See (www.example.com) now")],
  ["a bare e-mail address that is not the site's", post, add("Write to ann@example.com")],
  ["an address in brackets in a field", service, swap(/lead: .*/, "lead: See <data:text/html,hi>")],
  ["a reference in a field", service, swap(/lead: .*/, 'lead: "See [x].\\n\\n[x]: data:,hi"')],
  ["a link to a repeated page", post, add("[x](/pricing)")],
  ["a link without target", post, add("[x]()")],
  ["a link without words", post, add("[](/contact)")],
  ["a link by reference to a script", post, add("[x][y]\n\n[y]: javascript:alert(1)")],
  ["an unknown outside address", post, add("[x](@nobody)")],
  ["an unknown scene", post, add("![x](scene:nothing)")],
  ["a picture without words", post, add("![](scene:phone)")],
  ["a picture that is not there", post, add("![x](photo.jpg)")],
  ["a picture of another host", post, add("![x](https//example.com/x.jpg)")],
  ["a picture of another site", post, add("![x](https://example.com/x.jpg)")],
  ["a picture of the disk", post, add("![x](C:\\photos\\shop.jpg)")],
  ["a picture with a space in its name", post, add("![x](my photo.jpg)")],
  ["a picture by reference", post, add("![x][y]\n\n[y]: https://example.com/x.jpg")],
  ["a page as a picture", post, add("![x](/contact)")],
  ["a picture in a footnote", post, add("Words[^1]\n\n[^1]: ![x](scene:phone)")],
  ["a heading of the first rank", post, add("# Title")],
  ["the same with a line below", post, add("Title\n=====")],
  ["a section without picture", post, add("## More\n\nText.")],
  ["a heading by a line of dashes", post, add("Title\n---")],
  ["a heading of 100 characters", post, swap(/^## .*/m, `## ${"x".repeat(100)}`)],
  ["a script in HTML", post, add("<script>alert(1)</script>")],
  ["a picture in HTML", post, add('<img src=x onerror="alert(1)">')],
  ["a comment of HTML in a table", post, add("| a |\n|---|\n| <!-- b --> |")],
  [
    "a question twice",
    "faq.yaml",
    swap("Is the app free for consumers?", "What does it cost a business?"),
  ],
  ["a question of other letters", "faq.yaml", swap("Is the app free for consumers?", "Бесплатно?")],
  ["two plans of one name", prices, swap("id: 14-days", "id: 7-days")],
  ["a price list at another address", prices, swap("path: /flyer-pricing", "path: /flyers")],
  ["a category less", prices, swap(/ {2}coupon:\n[\s\S]*?(?=\n {2}storage:)/, "")],
  ["a category more", prices, add("  gifts:\n    tab: Gifts")],
  ["a service at a page's address", service, swap(/path: .*/, "path: /services/cloud-storage")],
  ["a service outside of the services", service, swap(/path: .*/, "path: /flyers")],
  ["an address with a space", service, swap(/path: .*/, "path: /services/a b")],
])("%s is refused", (_, path, change) => {
  const before = files[path] ?? "";
  const after = change(before);
  expect(after, "the change changes something").not.toBe(before);
  expectRefused(path, after);
});

test.each<[string, string, Change, RegExp]>([
  ["a text to fill in", service, swap(/lead: .*/, "lead: To fill in"), /still says "To fill in"/],
  ["a paragraph to fill in", post, add("To fill in: the text."), /still says "To fill in"/],
  ["half a token in a field", service, swap("{{price.flyer.7-days}}", "{{name}"), /half a fact/],
  ["half a token in a text", post, add("From {name}} on."), /half a fact/],
  ["a heading without its space", post, add("##Heading"), /needs a space behind "##"/],
  ["a table without its rule", post, add("| a | b |\n| 1 | 2 |"), /the table needs a line/],
  ["a table with a short rule", post, add("| a | b |\n|---|\n| 1 | 2 |"), /the table needs a line/],
  ["bold words without end", post, add("some **words without end"), /bold words stand between/],
  ["bold words with a space", post, add("some **words ** here"), /bold words stand between/],
  ["stars in a row", post, add("*a **b ".repeat(2000)), /bold words stand between/],
  ["code without end", post, add("some `code without end"), /code stands between/],
  ["a code block without end", post, add("```\ncode"), /the code has no end/],
  ["a link without end", post, add("See [prices](/pricing"), /the link has no end/],
  ["a link with a space", post, add("See [prices] (/pricing)"), /the link has a space in it/],
  ["HTML in a field", service, swap("A flyer that", "A <b>flyer</b> that"), /has HTML/],
  ["a comment of HTML", post, add("words <!-- a note -->"), /has HTML/],
  ["a comment of HTML on its line", post, add("<!-- a note -->"), /has HTML/],
  ["Word's list without marks", post, add("<!--[if !supportLists]-->1. One"), /has HTML/],
  ["the end of such a list", post, add("One<![endif]-->"), /has HTML/],
  ["a tag of Word's own", post, add("One<o:p></o:p>"), /has HTML/],
  ["a line break of HTML", post, add("One<br>two"), /has HTML/],
  ["a tag of one's own on its line", post, add("<my-part>"), /has HTML/],
  ["an instruction", post, add("One <?xml version='1.0'?> two"), /has HTML/],
  ["a declaration", post, add("<!DOCTYPE html>"), /has HTML/],
  ["a marked section", post, add("One <![CDATA[two]]> three"), /has HTML/],
  ["a comment in a field", service, swap("A flyer that", "A <!-- b --> flyer that"), /has HTML/],
  ["a price beyond any sense", prices, swap("amount: 48.00", "amount: 480000"), /at most 10000/],
  ["a conflict in fields", service, swap("order: 1", "<<<<<<< HEAD\norder: 1"), /has two versions/],
  ["a conflict in a text", post, add("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> b"), /two versions/],
  ["a non-breaking space", service, swap("\n  path:", "\n\u00A0 path:"), /non-breaking space/],
  ["the same behind a heading's mark", post, add("##\u00A0More"), /non-breaking space/],
  ["a field too far right", service, swap("\n  title: D", "\n     title: D"), /indented wrongly/],
  ["a field too far left", service, swap("\n    lead: >", "\n   lead: >"), /indented wrongly/],
  [
    "a dash too far left",
    service,
    swap("      - title: Push", "     - title: Push"),
    /indented wrongly/,
  ],
])("%s is named as what it is, on its line, once", (_, path, change, message) => {
  const before = (files[path] ?? "").trimEnd().split("\n");
  const after = change(files[path] ?? "");
  expect(after, "the change changes something").not.toBe(files[path]);
  const { problems } = load(path, after);
  expect(problems.map(formatProblem)).toEqual([expect.stringMatching(message)]);
  const lines = after.split("\n");
  const changed = lines.findIndex((line, index) => line !== before[index]);
  // The value of a folded field begins on the line below its name.
  expect([changed, changed + 1]).toContain(problems[0]?.line);
});

test.each(["latin1", "utf16le"] as const)(
  "a file in %s is told to be saved as UTF-8",
  (encoding) => {
    const text = (files[post] ?? "").replace("title: ", "title: Café ");
    const { message } = expectRefused(post, Buffer.from(text, encoding).toString("utf8"));
    expect(message).toContain("save the file as UTF-8");
  },
);

test.each<[string, string, Change]>([
  ["a byte order mark", post, (before) => `\uFEFF${before}`],
  ["lines that end as on Windows", post, (before) => before.replaceAll("\n", "\r\n")],
  ["lines that end as on old Macs", service, (before) => before.replaceAll("\n", "\r")],
  ["a byte order mark and such lines", service, (b) => `\uFEFF${b.replaceAll("\n", "\r\n")}`],
  ["no line feed at the end", service, (before) => before.trimEnd()],
  ["a comment", service, (before) => `# words\n${before}`],
  ["quotes around a value", service, swap("name: Digital Flyers", 'name: "Digital Flyers"')],
  ["spaces around a value", service, swap("name: Digital Flyers", "name:    Digital Flyers   ")],
  ["draft: false", post, swap(/^date: .*/m, "$&\ndraft: false")],
])("%s changes nothing", (_, path, change) => {
  const { data, problems } = load(path, change(files[path] ?? ""));
  expect(problems).toEqual([]);
  const words = (all: typeof data) =>
    JSON.stringify([all.services, all.posts], (key, value) =>
      key === "line" || key === "draft" ? undefined : value,
    );
  expect(words(data)).toBe(words(good));
});

test.each([
  ["a table with a cell too few", "| a | b |\n|---|---|\n| 1 |"],
  ["brackets in a row", `${"[".repeat(2000)}x`],
  ["stars between numbers", "3 * 4 * 5, and a \\*\\* b"],
  ["a sign of number in front of a word", "#1 in town\n\n#deal"],
  ["signs of comparison", "a < b > c, a<b and 3<4>2"],
  ["escaped tags", "\\<b> and &lt;!-- b -->"],
  ["quotes in quotes", `${">".repeat(500)} x`],
  ["a link, a tag and a heading in code", "```\n# [x](/nowhere) <b>\n```\n\n`[x](y) <b>`"],
  [
    "bare addresses that a link may have",
    "<https://example.com>, https://example.com and {{email}}",
  ],
  ["braces and signs of templates", `{x} \${y} <% z %> {% q %} &lt; & < 3`],
])("%s in Markdown is text like any other", (_, words) => {
  const { data, problems } = load(post, add(words)(files[post] ?? ""));
  expect(problems).toEqual([]);
  const filled = words.replace("{{email}}", data.site.email);
  expect(data.posts.find(({ file }) => file === `content/${post}`)?.prose.text).toContain(filled);
});

test("a change on a day to come is refused, on the day of a scheduled post it is not", () => {
  const loadOn = (day: string, path: string, text: string) =>
    loadContent({ ...files, [path]: text }, { publicFiles: published, today: day }).problems.map(
      formatProblem,
    );
  const [today, later] = ["2026-11-22", "2999-01-01"];
  expect(loadOn(today, home, withField(home, "updated", later))).toEqual([
    expect.stringMatching(/^content\/pages\/home.yaml:\d+ updated: is a day to come \(today is /),
  ]);
  expect(loadOn(later, home, withField(home, "updated", later))).toEqual([]);
  const scheduled = (files[post] ?? "").replace(/^date: .*/m, `date: ${later}\nupdated: ${later}`);
  expect(loadOn(today, post, scheduled).filter((said) => said.includes("updated"))).toEqual([]);
});
