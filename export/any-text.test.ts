import { expect, onTestFinished, test, vi } from "vitest";
import { fixtureDay } from "../e2e/fixture/fixture-day.ts";
import { fixturePost, loadWith } from "../e2e/fixture/load-fixture.ts";
import { formatProblem } from "../site/load/problem.ts";
import type { Loaded } from "../site/load-content.ts";
import { publishedOn } from "../site/pages/publish.ts";
import { allRedirects } from "../site/pages/redirects.ts";
import { redirectPages, redirectsFile } from "./redirects.ts";

/** Characters with a meaning somewhere on the way: in YAML, Markdown, URLs, XML, hosts' files, fonts. */
const odd =
  "* : / \\ ? # % %2F %zz + & &amp; &#7; < > ]]> \" ' ` | { } [ ] ( ) ! @ ~ $& -- --- .. // 🎉 👩‍👩‍👧 İ ß ŉ µ ﬁ é e\u0301 Ж 中 ש ن \uD83C \uDC00 \0 \x07 \x1B \x7F \x85 \xA0 \xAD \u200B \u200D \u2028 \u202E \uFE0F \uFEFF \uFFFD \uFFFE \u{1F3FB} \u{E0041} \t \n \r".split(
    " ",
  );
type Words = { title: string; description: string; heading: string; former: string; from: string };

/** The fixture with these words in a post and its redirects. */
function withWords({ title, description, heading, former, from }: Words): Loaded {
  // JSON is YAML: what its strings cannot hold is written as an escape.
  const post = (text: string) =>
    text
      .replace(/^title: .*/m, () => `title: ${JSON.stringify(`A post: ${title}`)}`)
      .replace(/^description: .*\n(?: .*\n)*/m, () => {
        const words = `A description of fifty characters at the very least. ${description}`;
        return `description: ${JSON.stringify(words)}\nformerly: [${JSON.stringify(`x ${former}`)}]\n`;
      })
      .replace(/^## .*/m, () => `## A ${heading}`);
  const redirects = `redirects:\n  - { from: ${JSON.stringify(from)}, to: /contact }\n`;
  return loadWith({ [fixturePost]: post, "redirects.yaml": redirects }, { today: fixtureDay });
}

test.each(odd)("%j is refused by its file and line, or fits into hosts' files", (sign) => {
  const text = `${sign} of${sign}a shop 12${sign}`;
  const written = { title: text, description: text, heading: text, former: text };
  const { data, problems } = withWords({ ...written, from: `/old${text}` });
  for (const problem of problems) {
    expect(formatProblem(problem)).toMatch(/^content\/[\w/.-]+:\d+ /);
    expect(formatProblem(problem)).not.toMatch(/Error|undefined|\[object/);
  }
  if (!data || problems.length > 0) return;
  const redirects = allRedirects(publishedOn(data, fixtureDay));
  for (const line of redirectsFile(redirects).trim().split("\n"))
    expect(line).toMatch(/^\/[!-)+-9;-~]* \/[\w/.-]* 308$/);
  for (const name of redirectPages(redirects, [], "https://www.example.com").keys())
    for (const part of name.split("/")) expect(Buffer.byteLength(part)).toBeLessThan(256);
});

/** No other characters may be in XML 1.0. */
const xml = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u;

/** The routes of the site with this content. */
async function routesWith(content: Loaded) {
  vi.resetModules();
  // Other tests in this process read the fixture as it is.
  onTestFinished(() => {
    vi.doUnmock("../site/load-content.ts");
    vi.resetModules();
  });
  vi.stubEnv("CONTENT_ROOT", "e2e/fixture");
  vi.doMock("../site/load-content.ts", async (original: () => Promise<object>) => ({
    ...(await original()),
    loadAllFromDisk: () => content,
  }));
  const [atom, sitemap, sharing, published] = await Promise.all([
    import("../app/blog-lists/feed.atom/route.ts"),
    import("../app/sitemap.ts"),
    import("../components/sharing/sharing-image.ts"),
    import("../site/content.ts"),
  ]);
  return { atom, sitemap, sharing, published };
}

test("what is let through makes a feed, a sitemap and a sharing image", async () => {
  const text = `Words & a shop < 12, "café" 'Ж' ]] > --`;
  const written = { title: text, description: text, heading: text, former: text, from: "/old" };
  const loaded = withWords(written);
  expect(loaded.problems).toEqual([]);
  const { atom, sitemap, sharing, published } = await routesWith(loaded);
  const post = published.findPost(`content/${fixturePost}`);
  const feed = await (await atom.GET()).text();
  expect(feed).toMatch(xml);
  const titles = [...feed.matchAll(/<title>([^<>]*)<\/title>/g)].map(([, title]) => title);
  expect(titles.map(unescapeXml)).toContain(post?.title);
  for (const { url } of sitemap.default()) expect(published.canonicalHref(new URL(url))).toBe(url);
  const image = await sharing.sharingImage(published.pageAt(post?.path ?? ""));
  expect(image.subarray(1, 4).toString()).toBe("PNG");
});

function unescapeXml(text = ""): string {
  const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return text.replace(/&(\w+);/g, (whole, name) => signs[name] ?? whole);
}
