import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { loadAllFromDisk } from "../../compiler/load-content.ts";
import { listPages } from "../../compiler/site/list-pages.ts";
import { publishedOn } from "../../compiler/site/publish.ts";
import { fixtureDay } from "../../fixture/fixture-day.ts";
import { withLocalServer } from "../support/local-server.ts";
import { expectAnswers } from "../support/machine-addresses.ts";
import { expectRegion, serve } from "../support/regional.ts";
import { content, out as first } from "../support/site.ts";
import { out, root } from "./second-build.ts";

const { us, ca } = content.site.hosts;

test("every page has Canada's address, language and currency", async ({ page }) => {
  const pages = listPages(publishedOn(loadAllFromDisk(root).data, fixtureDay));
  expect(pages.map(({ path }) => path)).toContain("/blog-lists/page/2");
  const region = { host: ca, other: us, lang: "en-CA", currency: "CAD" };
  await expectRegion(page, { ...region, folder: out, pages });
});

test.describe("Canada, without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("beyond 24 posts the blog has further pages, linked from each other", async ({ page }) => {
    await serve(page, { [ca]: out });
    await page.goto(`${ca}/blog-lists`);
    await expect(page.getByRole("main").getByRole("listitem").getByRole("heading")).toHaveCount(24);
    const further = page.getByRole("navigation", { name: "Pages of the blog" });
    await expect(further.getByRole("link", { name: "Page 1" })).toHaveAttribute(
      "aria-current",
      "page",
    );

    await further.getByRole("link", { name: "Older posts" }).click();

    await expect(page).toHaveURL(`${ca}/blog-lists/page/2`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blogs, page 2");
    await expect(page.getByRole("main").getByRole("listitem").getByRole("heading")).toHaveCount(2);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(trail.getByRole("link")).toHaveText(["Home", "blog lists"]);
    await further.getByRole("link", { name: "Newer posts" }).click();
    await expect(page).toHaveURL(`${ca}/blog-lists`);
  });

  test("the files beside the pages name the other site in hreflang only", () => {
    const names = ["sitemap.xml", "robots.txt", "llms.txt", "manifest.webmanifest"];
    const feeds = ["blog-lists/feed.atom", "blog-lists/feed.rss"];
    for (const name of [...names, ...feeds]) {
      const text = readFileSync(join(out, name), "utf8");
      expect(text.replaceAll(/<xhtml:link [^>]*>/g, ""), name).not.toContain(us);
    }
  });

  test("every address that programs are given answers with what its name says", async () => {
    test.setTimeout(120_000);
    const hosts = content.site.hosts;
    await withLocalServer((origin) => expectAnswers(out, origin, hosts), root);
  });

  test("a post has the same name in the feeds of both sites", () => {
    const idsOf = (folder: string) => {
      const feed = readFileSync(join(folder, "blog-lists/feed.atom"), "utf8");
      return [...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
    };
    expect(idsOf(out)).toEqual(expect.arrayContaining(idsOf(first)));
  });
});
