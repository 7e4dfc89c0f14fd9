import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { loadAllFromDisk } from "../../compiler/load-content.ts";
import { listPages } from "../../compiler/site/list-pages.ts";
import { publishedOn } from "../../compiler/site/publish.ts";
import { fixtureDay } from "../../fixture/fixture-day.ts";
import { missingAddresses } from "../html/machine-addresses.ts";
import { all, attributes, one, pageOf, textOf, textsOf } from "../html/page.ts";
import { regionProblems } from "../html/regional.ts";
import { content, out as first } from "../support/site.ts";
import { price } from "./changes.ts";
import { out, root } from "./second-build.ts";

const { hosts } = content.site;
const read = (name: string, folder = out) => readFileSync(join(folder, name), "utf8");

test("every page and file has Canada's address, language and currency", () => {
  const pages = listPages(publishedOn(loadAllFromDisk(root).data, fixtureDay));
  const paths = pages.map(({ path }) => path);
  expect(paths).toContain("/blog-lists/page/2");
  expect(regionProblems("ca", out, pages, hosts)).toEqual([]);
  expect(missingAddresses(out, paths, hosts)).toEqual([]);

  const names = ["sitemap.xml", "robots.txt", "llms.txt", "manifest.webmanifest"];
  for (const name of [...names, "blog-lists/feed.atom", "blog-lists/feed.rss"])
    expect(read(name).replaceAll(/<xhtml:link [^>]*>/g, ""), name).not.toContain(hosts.us);
  // A feed reader knows a post of one site on the other.
  const idsOf = (folder: string) =>
    [...read("blog-lists/feed.atom", folder).matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(idsOf(out)).toEqual(expect.arrayContaining(idsOf(first)));
});

test("beyond 24 posts the blog has further pages, linked from each other", () => {
  const page = (number: number) =>
    pageOf(out, number === 1 ? "/blog-lists" : `/blog-lists/page/${number}`);
  const further = (number: number) => one(page(number), 'nav[aria-label="Pages of the blog"]');
  const address = (number: number, name: string) =>
    all(further(number), "a")
      .find((link) => textOf(link) === name)
      ?.getAttribute("href");
  expect(all(page(1), "main li :is(h2, h3)")).toHaveLength(24);
  expect(all(page(2), "main li :is(h2, h3)")).toHaveLength(2);
  expect(textsOf(all(page(2), "h1"))).toEqual(["Blogs, page 2"]);
  expect(attributes(all(further(1), "[aria-current=page]"), "href")).toEqual(["/blog-lists"]);
  expect(address(1, "Older posts")).toBe("/blog-lists/page/2");
  expect(address(2, "Newer posts")).toBe("/blog-lists");
  const trail = one(page(2), 'nav[aria-label="Breadcrumb"]');
  expect(textsOf(all(trail, "a"))).toEqual(["Home", "blog lists"]);
});

test("a price changed once is another one on cards, in data, texts and for machines", () => {
  for (const name of ["flyer-pricing.html", "services/digital-flyer-app.html", "llms.txt"]) {
    expect(read(name), name).toContain(price.after);
    expect(read(name), name).not.toContain(price.before);
  }
  expect(read("services/digital-flyer-app.html")).toMatch(
    new RegExp(`"(?:low)?[pP]rice":"?${price.after}`),
  );
});
