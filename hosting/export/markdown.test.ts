import { expect, test } from "vitest";
import type { Page } from "../../content/site/list-pages.ts";
import { markdownOf } from "./markdown.ts";

const page: Page = {
  path: "/a/b",
  title: 'A "page"',
  description: "Its words.",
  canonical: "/a/b",
  indexed: true,
  footer: "main",
  file: "content/pages/b.yaml",
  updated: "2026-11-21",
};

const written = (main: string) =>
  markdownOf(
    page,
    `<body><header>Menu</header><main id="main">${main}</main></body>`,
    "https://x.y",
  )
    .split("---\n\n")[1]
    ?.trimEnd();

test("title, description, address and day stand on top", () => {
  expect(markdownOf(page, "<main><h1>Hello</h1></main>", "https://x.y")).toBe(
    '---\ntitle: "A \\"page\\""\ndescription: "Its words."\nurl: "https://x.y/a/b"\nupdated: "2026-11-21"\n---\n\n# Hello\n',
  );
});

test("links lead to full addresses", () => {
  const links =
    '<p><a href="/c">C</a> or <a href="#d">D</a> or <a href="mailto:e@f.g">e@f.g</a></p>';
  expect(written(links)).toBe(
    "[C](https://x.y/c) or [D](https://x.y/a/b#d) or [e@f.g](mailto:e@f.g)",
  );
});

test("decoration, controls and what only some readers see are left out", () => {
  const parts = [
    "<nav><a href='/'>Home</a></nav><svg><text>drawn</text></svg><p>Words</p>",
    "<button>Press</button><p aria-hidden='true'>twice</p><p role='status'></p>",
    "<a class='only-ios' href='/i'>Store</a><a href='/l'>Log in<span class='sr-only'> here</span></a>",
    "<ul><li><svg></svg></li></ul><img src='/d.svg' alt=''><script>1</script>",
  ];
  expect(written(parts.join(""))).toBe("Words\n\n[Log in](https://x.y/l)");
});

test("an eyebrow and a date come below their heading, a number before its words", () => {
  expect(written("<div><p>About</p><h1>Who we are</h1></div>")).toBe("# Who we are\n\nAbout");
  const details =
    "<details><summary><span>02</span><h3>Two</h3></summary><div>Text</div></details>";
  expect(written(details)).toBe("### 2. Two\n\nText");
  const prose = "<div class='prose'><p>Before</p><h2>After</h2></div>";
  expect(written(prose)).toBe("Before\n\n## After");
  const stub = "<div><div><a href='/c'>Ask</a></div><ul><li><h2>Plan</h2></li></ul></div>";
  expect(written(stub)).toBe("[Ask](https://x.y/c)\n\n## Plan");
});

test("cards become sections, each once", () => {
  const card = "<li><h3><a href='/c'>Name</a></h3><p>Text</p></li>";
  const other = "<li><h3>Other<span>Beta</span></h3><p>Text</p></li>";
  expect(written(`<ul>${card}${card}${other}</ul>`)).toBe(
    "### [Name](https://x.y/c)\n\nText\n\n### Other (Beta)\n\nText",
  );
});

test("facts, links side by side, code and pictures keep their form", () => {
  expect(written("<dl><div><dt>Plans</dt><dd>Free</dd></div></dl>")).toBe("- Plans: Free");
  const linked = "<dl><div><dt>Rate</dt><dd><p><a href='/c'>Ask</a> us</p></dd></div></dl>";
  expect(written(linked)).toBe("- Rate: [Ask](https://x.y/c) us");
  expect(written("<div><a href='/a'>A</a><a href='/b'>B</a></div>")).toBe(
    "- [A](https://x.y/a)\n- [B](https://x.y/b)",
  );
  expect(written("<pre><code class='language-go'><span>a</span>()</code></pre>")).toBe(
    "```go\na()\n```",
  );
  const sources =
    "<source srcset='/p-400.avif 400w'><source srcset='/p-800.webp 800w, /p-1200.webp 1200w, /p-2400.webp 2400w'>";
  expect(written(`<p><picture>${sources}<img src='/p-800.webp' alt='A shop'></picture></p>`)).toBe(
    "![A shop](https://x.y/p-1200.webp)",
  );
  expect(written("<p><img src='/p.svg' alt='A ticket'></p>")).toBe(
    "![A ticket](https://x.y/p.svg)",
  );
});

test("a picture beside a section's words comes below its heading", () => {
  const words = "<div><h2>Two</h2><div class='prose'><p>Text</p></div></div>";
  expect(written(`<section><img src='/p.svg' alt='A ticket'>${words}</section>`)).toBe(
    "## Two\n\n![A ticket](https://x.y/p.svg)\n\nText",
  );
});
