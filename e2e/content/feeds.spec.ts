import { expect, type Page, test } from "playwright/test";
import { blogPages } from "../../compiler/site/blog-pages.ts";
import { aPost, content } from "./site.ts";

const { us } = content.site.hosts;
/** The posts of the list's first page. */
const [listed = []] = blogPages(content.posts);
const feeds = {
  "/blog-lists/feed.atom": "application/atom+xml",
  "/blog-lists/feed.rss": "application/rss+xml",
};

type Entry = {
  id: string;
  url: string;
  title: string;
  published: string;
  html: string;
  enclosure: string;
};

/** Reads a feed as a feed reader does: as XML. */
async function entriesOf(page: Page, address: string): Promise<Entry[]> {
  const xml = await (await page.request.get(address)).text();
  await page.goto("about:blank");
  return page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, "application/xml");
    if (feed.querySelector("parsererror")) throw new Error(feed.documentElement.textContent ?? "");
    return [...feed.querySelectorAll("entry, item")].map((entry) => {
      const of = (...names: string[]) =>
        names.map((name) => entry.getElementsByTagName(name)[0]?.textContent).find(Boolean) ?? "";
      return {
        id: of("id", "guid"),
        url: entry.getElementsByTagName("link")[0]?.getAttribute("href") ?? of("link"),
        title: of("title"),
        published: new Date(of("published", "pubDate")).toISOString(),
        html: of("content", "content:encoded"),
        enclosure:
          entry.querySelector('link[rel="enclosure"]')?.getAttribute("href") ??
          entry.querySelector("enclosure")?.getAttribute("url") ??
          "",
      };
    });
  }, xml);
}

/** An instant as a program at the visitor's place shows it: "October 20, 2026". */
function localDay(page: Page, instant: string): Promise<string> {
  return page.evaluate(
    (text) => new Date(text).toLocaleDateString("en-US", { dateStyle: "long" }),
    instant,
  );
}

// The ends of the earth at which a feed reader has to show the day that the post shows.
for (const timezoneId of ["Pacific/Honolulu", "Pacific/Auckland"])
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const address of Object.keys(feeds))
      test(`${address} dates each post as the blog does`, async ({ page }) => {
        const entries = await entriesOf(page, address);
        await page.goto("/blog-lists");
        for (const { title, published } of entries)
          await expect(
            page.getByRole("main").getByRole("listitem").filter({ hasText: title }).locator("time"),
          ).toHaveText(await localDay(page, published));
      });
  });

for (const [address, type] of Object.entries(feeds))
  test(`${address} has every post in full, newest first`, async ({ page }) => {
    test.setTimeout(60_000);
    expect((await page.request.get(address)).headers()["content-type"]).toContain(type);
    const entries = await entriesOf(page, address);

    expect(entries).toHaveLength(listed.length);
    const days = entries.map(({ published }) => published);
    expect(days).toEqual(days.toSorted().reverse());
    for (const { url, title, published, html, enclosure } of entries) {
      await page.goto(new URL(url).pathname);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", url);
      await expect(page.locator("h1")).toHaveText(title);
      const day = await page.locator("article time").first().getAttribute("datetime");
      expect(published.slice(0, 10)).toBe(day);
      expect(await textsOf(page, html)).toEqual(await shownTexts(page));
      const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
      expect(links.filter((link) => !/^(https:\/\/|mailto:)/.test(link ?? ""))).toEqual([]);
      expect(html).not.toMatch(/<(script|style|svg|link)|class=| id="|scene:|<p><\/p>/);
      const pictures = [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src = ""]) => src);
      // A feed has no drawings: most readers show no SVG.
      const photos = await page.locator('article img[src$=".webp"]').count();
      expect(pictures).toHaveLength(1 + photos);
      for (const picture of pictures) {
        const answer = await page.request.get(new URL(picture).pathname);
        const expected = picture === enclosure ? "image/png" : "image/webp";
        expect(answer.headers()["content-type"], picture).toBe(expected);
      }
    }
  });

/** Headings, paragraphs, points and cells of the post as its page shows them. */
function shownTexts(page: Page): Promise<string[]> {
  const blocks = ":is(.prose :is(p, li, th, td), section > div > h2)";
  return page
    .locator(`article ${blocks}`)
    .evaluateAll((all) => all.map((block) => (block.textContent ?? "").trim()).filter(Boolean));
}

/** The same of the feed's HTML, read apart from the page, whose policy would refuse it. */
function textsOf(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const xml = `<div>${text.replace(/<(br|hr)>/g, "<$1/>")}</div>`;
    const parsed = document.implementation.createDocument(null, "r");
    const blocks = /<(h2|p|li|th|td)\b[^>]*>([\s\S]*?)(?=<\/\1>)/g;
    const texts = [...xml.matchAll(blocks)].map(([, , inner = ""]) => {
      const entities: Record<string, string> = {
        amp: "&",
        lt: "<",
        gt: ">",
        quot: '"',
        "#x27": "'",
      };
      parsed.documentElement.textContent = inner
        .replace(/<[^>]+>/g, "")
        .replace(/&([\w#]+);/g, (whole, name) => entities[name] ?? whole);
      return (parsed.documentElement.textContent ?? "").trim();
    });
    // A paragraph may hold a picture alone.
    return texts.filter(Boolean);
  }, html);
}

test("both feeds know a post by the same name, which is no address", async ({ page }) => {
  const [atom = [], rss = []] = await Promise.all(
    [page, await page.context().newPage()].map((tab, i) =>
      entriesOf(tab, Object.keys(feeds)[i] ?? ""),
    ),
  );
  const ids = atom.map(({ id }) => id);
  expect(rss.map(({ id }) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(listed.length);
  for (const id of ids) expect(id).toMatch(/^tag:[a-z.-]+,\d{4}:blog\/\d+$/);
  expect(ids.filter((id) => id.includes(us))).toEqual([]);
});

test("the blog's pages lead to the feeds, the others do not", async ({ page }) => {
  const found = () =>
    page
      .locator('link[rel="alternate"][type$="+xml"]')
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute("type")} ${link.getAttribute("href")}`),
      );
  const expected = Object.entries(feeds).map(([address, type]) => `${type} ${us}${address}`);
  for (const path of ["/blog-lists", aPost]) {
    await page.goto(path);
    expect(await found()).toEqual(expected);
  }
  await page.goto("/about");
  expect(await found()).toEqual([]);
});
