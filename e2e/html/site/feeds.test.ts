import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DOMParser, parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { blogPages } from "../../../compiler/site/blog-pages.ts";
import { all, attributes, one, textOf, textsOf } from "../page.ts";
import { aPost, content, open, out } from "./site.ts";

const { us } = content.site.hosts;
/** The posts of the list's first page. */
const [listed = []] = blogPages(content.posts);
const feeds = {
  "/blog-lists/feed.atom": "application/atom+xml",
  "/blog-lists/feed.rss": "application/rss+xml",
};
const addresses = Object.keys(feeds);

function entriesOf(address: string) {
  const text = readFileSync(join(out, address), "utf8");
  const feed = new DOMParser().parseFromString(text, "text/xml");
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
}

test.each(addresses)(
  "%s dates each post as the blog does, at either end of the earth",
  (address) => {
    const cards = all(open("/blog-lists"), "main li");
    for (const { title, published } of entriesOf(address))
      for (const timeZone of ["Pacific/Honolulu", "Pacific/Auckland"]) {
        const card = cards.find((card) => textOf(card).includes(title));
        const day = new Date(published).toLocaleDateString("en-US", {
          dateStyle: "long",
          timeZone,
        });
        expect(card && textOf(one(card, "time")), title).toBe(day);
      }
  },
);

test.each(addresses)("%s has every post in full, newest first", (address) => {
  const entries = entriesOf(address);
  expect(entries).toHaveLength(listed.length);
  const days = entries.map(({ published }) => published);
  expect(days).toEqual(days.toSorted().reverse());
  for (const { url, title, published, html, enclosure } of entries) {
    const post = open(new URL(url).pathname);
    expect(one(post, 'link[rel="canonical"]').getAttribute("href")).toBe(url);
    expect(textOf(one(post, "h1"))).toBe(title);
    expect(one(post, "article time").getAttribute("datetime")).toBe(published.slice(0, 10));

    const { document } = parseHTML(`<html><body>${html}</body></html>`);
    const shown = "article .prose :is(p, li, th, td), article section > div > h2";
    // A paragraph may hold a picture alone.
    expect(textsOf(all(document, "h2, p, li, th, td")).filter(Boolean)).toEqual(
      textsOf(all(post, shown)).filter(Boolean),
    );
    const links = all(document, "[href], [src]").map(
      (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
    );
    expect(links.filter((link) => !/^(https:\/\/|mailto:)/.test(link))).toEqual([]);
    expect(html).not.toMatch(/<(script|style|svg|link)|class=| id="|scene:|<p><\/p>/);
    // A feed has no drawings: most readers show no SVG.
    const photos = all(post, 'article img[src$=".webp"]').length;
    const pictures = attributes(all(document, "img"), "src");
    expect(pictures).toHaveLength(1 + photos);
    for (const picture of pictures) {
      expect(picture).toMatch(picture === enclosure ? /\.png$/ : /\.webp$/);
      const file = join(out, new URL(picture ?? "").pathname);
      expect(readFileSync(file).length, file).toBeGreaterThan(0);
    }
  }
});

test("both feeds know a post by the same name, which is no address", () => {
  const [atom = [], rss = []] = addresses.map((address) => entriesOf(address).map(({ id }) => id));
  expect(rss).toEqual(atom);
  expect(new Set(atom).size).toBe(listed.length);
  for (const id of atom) expect(id).toMatch(/^tag:[a-z.-]+,\d{4}:blog\/\d+$/);
  expect(atom.filter((id) => id.includes(us))).toEqual([]);
});

test("the blog's pages lead to the feeds, the others do not", () => {
  const found = (path: string) =>
    all(open(path), 'link[rel="alternate"][type$="+xml"]').map(
      (link) => `${link.getAttribute("type")} ${link.getAttribute("href")}`,
    );
  const expected = Object.entries(feeds).map(([address, type]) => `${type} ${us}${address}`);
  for (const path of ["/blog-lists", aPost]) expect(found(path)).toEqual(expected);
  expect(found("/about")).toEqual([]);
});
