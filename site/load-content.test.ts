import { describe, expect, test } from "vitest";
import {
  fixtureFiles as files,
  fixturePost as post,
  publicFiles,
} from "../e2e/fixture/load-fixture.ts";
import { readFiles } from "./load/files.ts";
import { formatProblem } from "./load/problem.ts";
import { loadContent, loadTexts } from "./load-content.ts";
import { newFile } from "./new-file.ts";
import { listPages } from "./pages/list-pages.ts";
import { postsAfter, serviceIdOf } from "./pages/related-posts.ts";

const flyers = "services/digital-flyers.yaml";

/** The problems of the content after a change of one file. */
function problemsOf(path: string, change: (text: string) => string): string[] {
  const before = files[path] ?? "";
  const after = change(before);
  expect(after, "the change changes something").not.toBe(before);
  return loadContent({ ...files, [path]: after }, { publicFiles }).problems.map(formatProblem);
}

/** The problems after one text of a file is replaced. */
function problemsAfter(path: string, from: string | RegExp, to: string): string[] {
  return problemsOf(path, (text) => text.replace(from, to));
}

/** Line of the first match, 1-based. */
function lineOf(path: string, text: string): number {
  const before = (files[path] ?? "").split(text, 1)[0] ?? "";
  return before.split("\n").length;
}

test("the content of the site is in order", () => {
  // On a day after all posts, so that the result is the same on every day.
  const { problems } = loadTexts(readFiles(), process.cwd(), "9999-12-31");
  expect(problems.map(formatProblem)).toEqual([]);
});

test("every post of the site is offered by at least two others", () => {
  const { data } = loadTexts(readFiles(), process.cwd(), "9999-12-31");
  const order = data.services.toSorted((a, b) => a.order - b.order).map(serviceIdOf);
  const offered = data.posts.flatMap((post) => postsAfter(post, data.posts, order));
  for (const { id, title } of data.posts)
    expect(offered.filter((post) => post.id === id).length, title).toBeGreaterThanOrEqual(
      Math.min(2, data.posts.length - 1),
    );
});

test.each([
  ["us", "One kilometer, in US dollars"],
  ["ca", "One kilometre, in Canadian dollars"],
] as const)("the words of the region %s", (region, text) => {
  const path = "pages/home.yaml";
  const home = (files[path] ?? "").replace(
    /^( +)lead: .*/m,
    "$1lead: One {{kilometer}}, in {{currency}}",
  );
  const { data } = loadContent({ ...files, [path]: home }, { region });
  expect(data.home.hero.lead).toBe(text);
});

test("the content of the fixture is in order", () => {
  expect(loadContent(files, { publicFiles }).problems.map(formatProblem)).toEqual([]);
});

describe("a problem is named with file, line, field and what to do", () => {
  test("a missing field", () => {
    expect(problemsAfter(post, /^author: .*\n/m, "")).toEqual([
      `content/${post}:2 author: is missing; allowed: team`,
    ]);
  });

  test("a wrong type", () => {
    expect(problemsAfter(flyers, "order: 1", "order: first")).toEqual([
      `content/${flyers}:1 order: "first" is no number; write it like 30 or 29.90`,
    ]);
  });

  test.each([
    ["12.50", "is a number (12.5); text is needed here, in double quotes"],
    ["true", "is true or false (true); text is needed here, in double quotes"],
    ["{Ann: 1}", "is a group of fields; text is needed here, in double quotes"],
  ])("%s in place of a text", (value, message) => {
    expect(problemsAfter(flyers, /^name: .*/m, `name: ${value}`)).toContain(
      `content/${flyers}:${lineOf(flyers, "\nname: ") + 1} name: ${message}`,
    );
  });

  test("a value that is not allowed, with the nearest that is", () => {
    const line = lineOf(flyers, "ink: coral");
    const [problem] = problemsAfter(flyers, "ink: coral", "ink: corel");
    expect(problem).toMatch(
      new RegExp(
        `^content/${flyers}:${line} ink: "corel" is not allowed; allowed: coral, .*; did you mean "coral"\\?$`,
      ),
    );
  });

  test("a text that is too long", () => {
    const title = "T".repeat(182);
    const line = lineOf(post, "title:");
    expect(problemsAfter(post, /^title: .*/m, `title: ${title}`)).toContain(
      `content/${post}:${line} title: 182 characters, at most 60`,
    );
  });

  test("a text that is too short, its tokens counted as what they stand for", () => {
    const line = lineOf("pages/home.yaml", "description:");
    expect(
      problemsAfter(
        "pages/home.yaml",
        /^description: >-\n {2}.*\n(?: {2}.*\n)*/m,
        'description: "{{name}} sells"\n',
      ),
    ).toEqual([`content/pages/home.yaml:${line} description: 19 characters, at least 50`]);
  });

  test("a field that nobody knows", () => {
    expect(problemsAfter(flyers, "order: 1", "order: 1\nordre: 2")).toEqual([
      `content/${flyers}:2 ordre: there is no field "ordre" here; remove it or correct its name`,
    ]);
  });

  test("a field with a slip in its name", () => {
    const problems = problemsAfter(flyers, "  hero:", "  heroe:");
    expect(problems.join("\n")).toContain('there is no field "heroe" here');
    expect(problems.join("\n")).toContain('did you mean "hero"?');
  });

  test("a heading that is too long", () => {
    const [problem] = problemsAfter(post, /^## .*/m, `## ${"Long ".repeat(20)}end`);
    expect(problem).toContain("the heading has 103 characters, at most 80");
  });

  test("too few entries of a list", () => {
    const [problem] = problemsOf("faq.yaml", (text) =>
      text.replace(/ {2}- question:[\s\S]*?(?= {2}- question:)/, ""),
    );
    const line = lineOf("faq.yaml", "items:");
    expect(problem).toBe(`content/faq.yaml:${line} items: 12 entries, at least 13`);
  });

  test("a bad date", () => {
    const line = lineOf(post, "date:");
    expect(problemsAfter(post, /^date: .*/m, "date: 2026-02-30")).toEqual([
      `content/${post}:${line} date: must be a day written year-month-day, like "2026-03-17"`,
    ]);
  });

  test("a page without the day of its last change", () => {
    expect(problemsAfter("pages/home.yaml", /^updated: .*\n/m, "")).toEqual([
      "content/pages/home.yaml:1 updated: is missing; text is needed here",
    ]);
  });

  test("a malformed address in the settings", () => {
    const line = lineOf("site.yaml", "  us: ");
    expect(problemsAfter("site.yaml", /^ {2}us: .*/m, "  us: www.angel-app.com/")).toEqual([
      `content/site.yaml:${line} hosts.us: must be a site's address, like "https://www.example.com"`,
    ]);
  });

  test("a placeholder that is no setting", () => {
    const line = lineOf("site.yaml", "  - social.tiktok");
    expect(problemsAfter("site.yaml", "  - social.tiktok", "  - social.number")).toEqual([
      `content/site.yaml:${line} placeholders.16: "social.number" is no field of this file`,
    ]);
  });

  test("a duplicate id", () => {
    const [problem] = problemsAfter(post, /^id: 3/m, "id: 2");
    expect(problem).toMatch(
      /^content\/blog\/.*\.md:2 id: "2" is the id of content\/blog\/.* too; each needs its own$/,
    );
  });

  test("a duplicate title", () => {
    const title = "A Coupon for a Quiet Tuesday";
    expect(problemsAfter(post, /^title: .*/m, `title: ${title}`)).toEqual([
      `content/${post}:3 title: "${title}" is the title of content/blog/a-coupon-for-a-quiet-tuesday.md too; each needs its own`,
    ]);
  });

  test("a title of another page, but for pages that repeat it under one canonical address", () => {
    const [, title = ""] = /coupon:\n {4}title: (.*)/.exec(files["pages/pricing.yaml"] ?? "") ?? [];
    const line = lineOf("pages/why.yaml", "title:");
    expect(problemsAfter("pages/why.yaml", /^title: .*/m, `title: ${title}`)).toEqual([
      expect.stringMatching(new RegExp(`^content/pages/why\\.yaml:${line} title: .* each needs`)),
    ]);
    const repeated = loadContent(files).data;
    const [flyer, alias] = ["/flyer-pricing", "/pricing"].map((path) =>
      listPages(repeated).find((page) => page.path === path),
    );
    expect(alias?.title).toBe(flyer?.title);
  });

  describe("a related post of the article on dTransfer", () => {
    const article = "dtransfer/article.md";
    const [, first = "", second = ""] =
      /related:\n {2}- (to: .*)\n {2}- (to: .*)\n/.exec(files[article] ?? "") ?? [];
    const line = lineOf(article, first);

    test.each([
      ["that is not there", "to: /blog-lists/no-such-post", /there is no page or file/],
      ["that is no post", "to: /contact", /must be the address of a post/],
    ])("%s", (_, wrong, message) => {
      const [problem, ...others] = problemsAfter(article, first, wrong);
      expect(problem).toMatch(new RegExp(`^content/${article}:${line} related\\.0\\.to: `));
      expect(problem).toMatch(message);
      expect(others).toEqual([]);
    });

    test("that is named twice, or left out", () => {
      const at = `content/${article}:${line - 1} related: `;
      expect(problemsAfter(article, second, first)).toEqual([
        `${at}has a post twice; choose three different ones`,
      ]);
      expect(problemsAfter(article, `  - ${first}\n`, "")).toEqual([`${at}2 entries, at least 3`]);
    });
  });

  test("two items of one page with the same anchor", () => {
    const [, first, second] = /- title: (.*)[\s\S]*?- title: (.*)/.exec(files[flyers] ?? "") ?? [];
    const [problem] = problemsAfter(flyers, `- title: ${second}`, `- title: ${first}`);
    expect(problem).toMatch(/page\.features\.items\.1\.title: ".*" is the anchor of .* too/);
  });

  test("a link to a page that does not exist", () => {
    const line = lineOf("navigation.yaml", "to: /blog-lists");
    expect(problemsAfter("navigation.yaml", "to: /blog-lists", "to: /blog-list")).toEqual([
      `content/navigation.yaml:${line} bar.links.1.to: there is no page or file at /blog-list; did you mean "/blog-lists"?`,
    ]);
  });

  test("a link to an address that is another page's repetition", () => {
    expect(problemsAfter("navigation.yaml", "to: /flyer-pricing", "to: /pricing")).toEqual([
      expect.stringContaining("links to /pricing; write /flyer-pricing instead"),
    ]);
  });

  test("a link inside a Markdown body, at its own line", () => {
    const text = files[post] ?? "";
    const line = text.split("\n").length;
    expect(problemsOf(post, (before) => `${before.trimEnd()}\n[here](/nowhere)\n`)).toEqual([
      `content/${post}:${line} there is no page or file at /nowhere`,
    ]);
  });

  test("an outside address that nobody named", () => {
    const [problem] = problemsAfter("navigation.yaml", 'to: "@ca"', 'to: "@canada"');
    expect(problem).toMatch(/site\.yaml has no address "@canada"; allowed: @login, /);
  });

  test("a picture that is not there", () => {
    const line = lineOf(post, "](scene:");
    const [problem] = problemsAfter(post, /\]\(scene:[^)]*\)/, "](scene:serach)");
    expect(problem).toMatch(
      new RegExp(`^content/${post}:${line} there is no scene "serach"; .*did you mean "search"`),
    );
  });

  test("a picture without words", () => {
    const [problem] = problemsAfter(post, /!\[[^\]]*\]\(scene:/, "![](scene:");
    expect(problem).toContain("the picture has no alternative text");
  });

  test("a section without a picture", () => {
    const [problem] = problemsAfter(post, /!\[[^\]]*\]\(scene:[^)]*\)\n/, "");
    expect(problem).toContain("needs a picture below its heading");
  });

  test("a token that stands for nothing", () => {
    const [problem] = problemsAfter(flyers, "{{price.flyer.7-days}}", "{{price.flyer.7-day}}");
    expect(problem).toContain(
      '{{price.flyer.7-day}} stands for nothing; did you mean "price.flyer.7-days"?',
    );
  });

  test("a service that is not there, in a post and in the table of goals", () => {
    expect(problemsAfter(post, /^services: .*/m, "services: [push-radios]")).toEqual([
      `content/${post}:${lineOf(post, "services:")} services.0: content/services/push-radios.yaml is not there; did you mean "push-radius"?`,
    ]);
    const [problem] = problemsAfter("which-one.yaml", "service: dtransfer", "service: dtransfers");
    expect(problem).toContain("content/services/dtransfers.yaml is not there");
  });

  test("a status that is not allowed", () => {
    const [problem] = problemsAfter(flyers, "status: available", "status: soon");
    expect(problem).toContain("allowed: available, coming-soon, beta");
  });

  test("an amount with three decimals", () => {
    const line = lineOf("prices.yaml", "amount: 3.49");
    expect(problemsAfter("prices.yaml", "amount: 3.49", "amount: 3.499")).toContain(
      `content/prices.yaml:${line} categories.storage.plans.1.amount: must be an amount in dollars with at most two decimals, like 4.99`,
    );
  });

  test("a code sample that is not there", () => {
    const { "samples/ruby.rb": _, ...rest } = files;
    const { problems } = loadContent(rest, { publicFiles });
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(
        /^content\/pages\/documents\.yaml:\d+ languages\.0\.file: content\/samples\/ruby\.rb is not there/,
      ),
    ]);
  });
});

describe("a problem is said once, where it is", () => {
  test("a slip in a field's name is not said of the field that it means", () => {
    expect(problemsAfter(flyers, "  hero:", "  heroe:")).toEqual([
      expect.stringMatching(/page\.heroe: .*did you mean "hero"\?$/),
    ]);
  });

  test("an empty text", () => {
    const line = lineOf(post, "description:");
    expect(problemsAfter(post, /^description: >-\n.*/m, 'description: ""')).toEqual([
      `content/${post}:${line} description: is empty; fill it in`,
    ]);
  });

  test.each([
    ["that is broken", (text: string) => text.replace("    tab: Flyer", "\ttab: Flyer")],
    ["with a problem", (text: string) => text.replace("id: 7-days", "idd: 7-days")],
    ["that is gone", () => ""],
  ])("a file of facts %s, not in the files that quote it", (_, change) => {
    const problems = problemsOf("prices.yaml", change);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^content\/prices\.yaml:/);
  });

  test.each(Object.keys(files).filter((path) => path.startsWith("blog/")))(
    "%s is deleted: the files that name it, if any",
    (deleted) => {
      const { [deleted]: _, ...rest } = files;
      const { data, problems } = loadContent(rest, { publicFiles });
      for (const { file, field, message } of problems) {
        expect(rest).toHaveProperty([file.slice("content/".length)]);
        expect(`${field}: ${message}`).toMatch(/: there is no page or file at \/blog-lists\//);
      }
      const address = deleted.replace(/^blog(.*)\.md$/, "/blog-lists$1");
      expect(listPages(data).map(({ path }) => path)).not.toContain(address);
    },
  );

  test("a file under another name", () => {
    const { "pages/home.yaml": home = "", ...rest } = files;
    expect(loadContent({ ...rest, "pages/hom.yaml": home }).problems).toHaveLength(1);
  });
});

describe("a draft", () => {
  const draft = "blog/a-draft-about-opening-hours.md";

  test("may be incomplete", () => {
    const text = (files[draft] ?? "")
      .replace(/^description: >-\n.*/m, "description: Too short")
      .replace(/^ {2}alt: .*\n/m, "")
      .replace(/^title: .*/m, 'title: ""')
      .replace(/^!\[.*\n/m, "");
    const { data, problems } = loadContent({ ...files, [draft]: text }, { publicFiles });
    expect(problems).toEqual([]);
    const post = data.posts.find(({ file }) => file === `content/${draft}`);
    expect(post).toMatchObject({
      title: "To fill in",
      description: "Too short",
      poster: { alt: "To fill in" },
    });
  });

  test("that is published is complete", () => {
    expect(problemsAfter(draft, /^draft: true\n|^ {2}alt: .*\n/gm, "")).toEqual([
      expect.stringContaining("poster.alt: is missing"),
    ]);
  });

  test("with a wrong value is told so", () => {
    expect(problemsAfter(draft, "scene: storefront", "scene: shopfront")).toHaveLength(1);
  });

  test("made twice from nothing is content in order", () => {
    const { data } = loadContent(files, { publicFiles });
    const first = newFile("post", "One of Two Drafts", data, "2026-11-22");
    const after = { ...files, [first.path]: first.text };
    const second = newFile("post", "Two of Two Drafts", loadContent(after).data, "2026-11-22");
    const { problems } = loadContent({ ...after, [second.path]: second.text }, { publicFiles });
    expect(problems).toEqual([]);
  });
});

describe("the name of a post's file is its address", () => {
  test("whatever its title is", () => {
    const { data, problems } = loadContent(
      {
        ...files,
        [post]: (files[post] ?? "").replace(/^title: .*/m, "title: Another Title of It"),
      },
      { publicFiles },
    );
    expect(problems).toEqual([]);
    expect(listPages(data).find(({ file }) => file === `content/${post}`)?.path).toBe(
      "/blog-lists/how-to-be-found-on-your-own-street",
    );
  });

  test("so it has small letters and hyphens", () => {
    const path = "blog/Two Words.md";
    const text = (files[post] ?? "")
      .replace("id: 3", "id: 99")
      .replace(/^title: .*/m, "title: Two Words Here")
      .replace("Three small", "Four small");
    expect(loadContent({ ...files, [path]: text }, { publicFiles }).problems).toEqual([
      expect.objectContaining({
        file: `content/${path}`,
        message: expect.stringContaining("rename it to two-words.md"),
      }),
    ]);
  });

  test("and a link to a former one is told the address of today", () => {
    const [problem] = problemsOf(post, (text) => `${text}\n[x](/blog-lists/answer-your-reviews)\n`);
    expect(problem).toContain("has moved; write /blog-lists/answer-every-review instead");
  });

  test("and a former one leads to one post alone", () => {
    expect(problemsAfter(post, /^author/m, "formerly: [answer-every-review]\nauthor")).toEqual([
      expect.stringContaining(
        'formerly.0: "answer-every-review" leads to content/blog/answer-every-review.md already',
      ),
    ]);
  });
});

describe("lists may grow beyond today's length", () => {
  test.each([
    ["navigation.yaml", /^( {2}columns:\n)( {4}- heading: [^\n]*\n(?: {6}.*\n)+)/m],
    [
      "pages/about.yaml",
      /^( {4}points:\n)( {6}- title: [^\n]*\n(?: {8}.*\n)+)(?![\s\S]* {4}points:)/m,
    ],
  ])("%s", (path, first) => {
    const grown = (files[path] ?? "").replace(first, (_, head, entry) => head + entry + entry);
    expect(grown).not.toBe(files[path]);
    const { problems } = loadContent({ ...files, [path]: grown }, { publicFiles });
    expect(problems.map(formatProblem)).toEqual([]);
  });
});

describe("a file that cannot be read says why", () => {
  test.each([
    [
      "a tab",
      (text: string) => text.replace("  eyebrow:", "\teyebrow:"),
      "indent with spaces; this line begins with a tab",
    ],
    [
      "an unquoted token",
      (text: string) => text.replace(/name: .*/, "name: {{name}} flyers"),
      'a value that begins with "{{" must stand in double quotes',
    ],
    [
      "an unquoted colon",
      (text: string) => text.replace(/name: .*/, "name: Flyers: digital"),
      "a value with a colon in it must stand in double quotes",
    ],
    [
      "a field twice",
      (text: string) => text.replace("order: 1", "order: 1\norder: 2"),
      "this field is there twice; keep one",
    ],
    ["nothing", () => "", "is empty; fill it in or delete it"],
    [
      "another encoding",
      (text: string) => text.replace("order", "\uFFFDorder"),
      "has a character that is not UTF-8; save the file as UTF-8",
    ],
  ])("%s", (_, change, message) => {
    const problems = problemsOf(flyers, change);
    expect(problems[0]).toMatch(new RegExp(`^content/${flyers}:\\d+ `));
    expect(problems[0]).toContain(message);
  });

  test("a post without front matter", () => {
    expect(problemsOf(post, () => "Just words.")[0]).toBe(
      `content/${post}:1 needs its fields on top, between two lines of "---" (front matter)`,
    );
  });

  test("a post without text", () => {
    expect(problemsOf(post, (text) => text.replace(/(---[\s\S]*?---\n)[\s\S]*/, "$1"))[0]).toMatch(
      /has no text below its fields$/,
    );
  });

  test("a missing file", () => {
    const { "pages/home.yaml": _, ...rest } = files;
    expect(loadContent(rest).problems.map(formatProblem)).toEqual([
      "content/pages/home.yaml:1 is missing",
    ]);
  });

  test("a file that the site does not read", () => {
    expect(loadContent({ ...files, "pages/hom.yaml": "a: 1" }).problems.map(formatProblem)).toEqual(
      ['content/pages/hom.yaml:1 is no file that the site reads; did you mean "pages/home.yaml"?'],
    );
  });
});
