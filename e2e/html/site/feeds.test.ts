import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DOMParser, parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { all, attributes, one, textOf, textsOf } from "../page.ts";
import { aPost, content, open, out } from "./site.ts";

const { us } = content.site.hosts;
const inFeed = Math.min(24, content.posts.length);
const address = "/blog-lists/feed.atom";
const feed = new DOMParser().parseFromString(readFileSync(join(out, address), "utf8"), "text/xml");

const entries = [...feed.querySelectorAll("entry")].map((entry) => {
  const of = (name: string) => entry.getElementsByTagName(name)[0]?.textContent ?? "";
  return {
    id: of("id"),
    url: entry.getElementsByTagName("link")[0]?.getAttribute("href") ?? "",
    title: of("title"),
    published: new Date(of("published")).toISOString(),
    html: of("content"),
    enclosure: entry.querySelector('link[rel="enclosure"]')?.getAttribute("href"),
  };
});

test("the feed dates each post as the blog does, at either end of the earth", () => {
  const cards = all(open("/blog-lists"), "main li");
  for (const { title, published } of entries)
    for (const timeZone of ["Pacific/Honolulu", "Pacific/Auckland"]) {
      const card = cards.find((card) => textOf(card).includes(title));
      const day = new Date(published).toLocaleDateString("en-US", { dateStyle: "long", timeZone });
      expect(card && textOf(one(card, "time")), title).toBe(day);
    }
});

test("a feed has every post in full, newest first", () => {
  expect(entries).toHaveLength(inFeed);
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

test("a feed identifies a post by a name that is no address", () => {
  const ids = entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(inFeed);
  for (const id of ids) expect(id).toMatch(/^tag:[a-z.-]+,\d{4}:blog\/\d+$/);
  expect(ids.filter((id) => id.includes(us))).toEqual([]);
});

test("the blog's pages lead to the feed alone, the others do not", () => {
  const found = (path: string) =>
    all(open(path), 'link[rel="alternate"][type$="+xml"]').map(
      (link) => `${link.getAttribute("type")} ${link.getAttribute("href")}`,
    );
  for (const path of ["/blog-lists", aPost])
    expect(found(path)).toEqual([`application/atom+xml ${us}${address}`]);
  expect(found("/about")).toEqual([]);
});
