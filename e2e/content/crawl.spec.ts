import { expect, type Page, test } from "playwright/test";
import { scriptsOf, sizes } from "../support/hydration.ts";
import { pages } from "./site.ts";
import { readToEnd } from "./touch.ts";

function idsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
}

/** Addresses of this site that a page links to or loads, "#anchors" included. */
function addressesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = { "a[href]": "href", "link[href]": "href", "[src]": "src" };
    return Object.entries(attributes)
      .flatMap(([selector, name]) =>
        [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? ""),
      )
      .map((address) => new URL(address, location.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, hash }) => pathname + hash);
  });
}

/** Paths of this site that a page's links lead to. */
function linksOf(page: Page): Promise<string[]> {
  return page
    .locator("a[href^='/']")
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
}

/** The pages that so many clicks from the home page lead to. */
function withinClicks(links: ReadonlyMap<string, string[]>, clicks: number): Set<string> {
  const reached = new Set(["/"]);
  for (let click = 0; click < clicks; click++)
    for (const path of [...reached]) for (const next of links.get(path) ?? []) reached.add(next);
  return reached;
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: sizes.phone });

  for (const { path, title, description } of pages)
    test(`${path} answers without an error, and is read by touch to its end without a script`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("requestfailed", (request) => errors.push(`failed: ${request.url()}`));
      page.on("request", (request) => {
        if (new URL(request.url()).hostname !== "localhost")
          errors.push(`outside: ${request.url()}`);
      });

      const scripts = scriptsOf(page);
      // Motion over, a finger need not wait for it.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const response = await page.goto(path);

      expect(response?.status()).toBe(200);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        "content",
        description,
      );

      await test.step("by touch it is read to its end without a script", () => readToEnd(page));
      await page.waitForLoadState("networkidle");
      expect(scripts).toEqual([]);
      expect(errors).toEqual([]);
    });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every internal link, anchor and asset of every page resolves", async ({ page }) => {
    test.setTimeout(120_000);
    /** The site's addresses, each with a page on which it was found. */
    const found = new Map<string, string>();
    const anchors = new Map<string, string[]>();
    const links = new Map<string, string[]>();
    for (const { path } of pages) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      links.set(path, await linksOf(page));
      for (const address of await addressesOf(page)) found.set(address, path);
      anchors.set(path, await idsOf(page));
    }

    const broken: string[] = [];
    const statuses = new Map<string, number>();
    for (const [address, on] of found) {
      const [path = "", anchor] = address.split("#");
      const status =
        statuses.get(path) ?? (await page.request.get(path, { maxRedirects: 0 })).status();
      statuses.set(path, status);
      if (status !== 200) broken.push(`${on} → ${address}: ${status}`);
      if (anchor && !anchors.get(path)?.includes(anchor))
        broken.push(`${on} → ${address}: no anchor`);
    }
    expect(broken).toEqual([]);

    const repeated = pages.filter(({ path, canonical }) => path !== canonical);
    expect(
      [...found.keys()].filter((address) => repeated.some(({ path }) => path === address)),
    ).toEqual([]);
    const near = withinClicks(links, 3);
    const canonical = pages.filter(({ path, canonical, indexed }) => path === canonical && indexed);
    const far = canonical.filter(({ path }) => !near.has(path));
    expect(far, "more than three clicks from the home page").toEqual([]);
  });
});

test("no two canonical addresses share a title or a description", () => {
  for (const field of ["title", "description"] as const) {
    const words = Map.groupBy(pages, (page) => page[field]);
    const shared = [...words.values()].filter(
      (group) => new Set(group.map(({ canonical }) => canonical)).size > 1,
    );
    expect(shared).toEqual([]);
  }
});
