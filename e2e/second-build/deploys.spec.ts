import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "playwright/test";
import { filesBelow } from "../../content/load/files.ts";
import { hydrated, wake, wakeUntilStarted } from "../support/hydration.ts";
import { out as first } from "../support/site.ts";
import { type Deployment, expectWords, startDeployment } from "./deployment.ts";
import { out as second } from "./second-build.ts";

/** A page that shows what it should and whose links lead on. */
async function expectWorking(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await hydrated(page.locator("header a").first());
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
}

const chunk = /\/_next\/static\/chunks\/[^"]+\.js/g;

/** Hovers the link to the contact page until its words and all its scripts have been answered. */
async function fetchContactAhead(page: Page): Promise<Locator> {
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  const scripts = readFileSync(join(first, "contact.txt"), "utf8").match(chunk) ?? [];
  const answered = () =>
    page.evaluate(
      (addresses) => addresses.every((address) => performance.getEntriesByName(address).length > 0),
      ["/contact.txt", ...scripts].map((path) => new URL(path, page.url()).href),
    );
  await expect.poll(answered).toBe(true);
  return link;
}

/** Ways from one page to another, and what is pressed first. */
const ways: { name: string; from: string; to: string; press: (page: Page) => Promise<void> }[] = [
  {
    name: "a link of the bar",
    from: "/about",
    to: "/blog-lists",
    press: (page) => page.getByRole("banner").getByRole("link", { name: "Blogs" }).click(),
  },
  {
    name: "a link of the footer",
    from: "/",
    to: "/contact",
    press: (page) =>
      page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click(),
  },
  {
    name: "a card of the blog",
    from: "/blog-lists",
    to: "/blog-lists/a-coupon-for-a-quiet-tuesday",
    press: (page) =>
      page
        .getByRole("main")
        .getByRole("link", { name: /A Coupon for/ })
        .click(),
  },
  {
    name: "a link of the menu",
    from: "/contact",
    to: "/services/digital-coupon-apps",
    press: async (page) => {
      await page.getByRole("button", { name: "Services" }).click();
      const menu = page.locator("#services-menu");
      await menu.getByRole("link", { name: "Digital Coupons" }).click();
    },
  },
  {
    name: "an item of an accordion, then a link",
    from: "/why-angel-app",
    to: "/flyer-pricing",
    press: async (page) => {
      const item = page.locator("details[name=faq]").first();
      await item.locator("summary").click();
      await expect(item).toHaveAttribute("open");
      await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    },
  },
];

let site: Deployment;
test.beforeEach(async () => {
  site = await startDeployment();
});
test.afterEach(() => site.close());

test("the scripts of the one build are not in the other", async () => {
  const scripts = filesBelow(join(first, "_next/static")).filter((file) => file.endsWith(".js"));
  const isLeft = (file: string) => existsSync(join(second, "_next/static", file));
  const pages = scripts.filter((file) => file.startsWith("pages/"));
  expect(pages.filter(isLeft)).toEqual([]);
  expect(scripts.filter((file) => !isLeft(file)).length).toBeGreaterThan(pages.length);
});

test("a file that browsers keep for good is the same in both builds", async () => {
  const folders = [first, second].map((out) => join(out, "_next/static"));
  const [before = "", after = ""] = folders;
  const both = filesBelow(before).filter((file) => existsSync(join(after, file)));
  expect(both.length).toBeGreaterThan(0);
  const read = (folder: string, file: string) => readFileSync(join(folder, file));
  expect(both.filter((file) => !read(before, file).equals(read(after, file)))).toEqual([]);
});

test("a page whose scripts are asked for too early starts once they are there", async ({
  page,
}) => {
  site.deploy();
  await page.goto(site.origin);
  // A server that is behind has none of them, and its headers let the 404 be kept for a year.
  site.takeBack();
  const missing = page.waitForResponse(
    (response) => response.status() === 404 && response.url().includes("/_next/static/"),
  );
  await wake(page);
  expect((await missing).headers()["cache-control"]).toContain("immutable");
  await page.evaluate(() => Reflect.set(window, "stayed", true));
  site.deploy();

  await wakeUntilStarted(page);

  await expectWords(page, "B");
  expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);
});

for (const { name, from, to, press } of ways) {
  test(`${name} works when the site is published before its scripts are asked for`, async ({
    page,
  }) => {
    await page.goto(site.origin + from);
    site.deploy();
    await press(page);
    await expectWorking(page, to);
    await expectWords(page, "B");
  });

  test(`${name} works when the site is published while its scripts run`, async ({ page }) => {
    await page.goto(site.origin + from);
    await hydrated(page.locator("header a").first());
    await expectWords(page, "A");
    site.deploy();
    await press(page);
    await expectWorking(page, to);
    await expectWords(page, "B");
  });
}

const moments = {
  "after all of it came": undefined,
  "between its words and its scripts": /\/_next\/static\/chunks\/.*\.js/,
};
for (const [name, last] of Object.entries(moments))
  test(`a page that was fetched ahead opens when the site is published ${name}`, async ({
    page,
  }) => {
    await page.goto(site.origin);
    await hydrated(page.locator("header a").first());
    let missing = 0;
    page.on("response", (response) => {
      if (response.status() === 404) missing++;
    });
    site.deployAt = last;
    const link = await fetchContactAhead(page);
    site.deploy();

    await link.click();

    await expectWorking(page, "/contact");
    await expectWords(page, last ? "B" : "A");
    expect(missing > 0, "files were gone").toBe(last !== undefined);
    await page.getByRole("banner").getByRole("link", { name: "Blogs" }).click();
    await expectWorking(page, "/blog-lists");
    await expectWords(page, "B");
  });

test("what was fetched ahead of the site before is not shown in the site after", async ({
  page,
}) => {
  await page.goto(site.origin);
  await hydrated(page.locator("header a").first());
  const link = await fetchContactAhead(page);
  site.deploy();
  await page.reload();
  await hydrated(page.locator("header a").first());

  await link.click();

  await expectWorking(page, "/contact");
  await expectWords(page, "B");
});

test("back leads to a working page too", async ({ page }) => {
  await page.goto(site.origin);
  await hydrated(page.locator("header a").first());
  await page.getByRole("banner").getByRole("link", { name: "Blogs" }).click();
  await expectWorking(page, "/blog-lists");
  site.deploy();
  await page.goBack();
  await expectWorking(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expectWorking(page, "/flyer-pricing");
  await page.goBack();
  await expectWorking(page, "/");
});
