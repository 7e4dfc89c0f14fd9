import { test as base, chromium, expect, type Page } from "playwright/test";
import { field, fillIn, ready, typed } from "../support/contact-form.ts";
import { hydrated } from "../support/hydration.ts";

/** A test in a browser that keeps whole pages for Back, which Playwright's own does not. */
const test = base.extend<{ kept: boolean }>({
  kept: [true, { option: true }],
  page: async ({ page, kept, baseURL, launchOptions }, use) => {
    if (!kept) return use(page);
    const ignoreDefaultArgs = ["--disable-back-forward-cache"];
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs });
    await use(await browser.newPage({ baseURL }));
    await browser.close();
  },
});

const leave = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Blogs" }).click();
/** A page that the browser has kept does not load anew, which `page.goBack` waits for. */
const back = (page: Page) => page.evaluate(() => history.back()).catch(() => {});
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollTo(page: Page, top: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

for (const kept of [true, false])
  for (const started of [true, false])
    test.describe(`${kept ? "with" : "without"} the browser's cache for Back, ${started ? "after" : "before"} the scripts`, () => {
      test.use({ kept, viewport: { width: 1280, height: 800 } });
      test.beforeEach(async ({ page }) => {
        if (!started) await page.route("**/_next/static/**/*.js", (route) => route.abort());
      });

      test("Back and reload bring back a message in the making, and the place", async ({
        page,
      }) => {
        await page.goto("/contact");
        if (started) {
          await field(page, "First name").focus();
          await ready(page);
        }
        await page.getByRole("combobox").selectOption("CA");
        await fillIn(page, { "Phone number": "6045550123" });
        await page.getByRole("checkbox").check();
        await scrollTo(page, 333);
        await leave(page);
        await expect(page).toHaveURL("/blog-lists");
        await back(page);
        await expect(page).toHaveURL("/contact");
        for (const way of ["Back", "reload"]) {
          for (const [label, text] of Object.entries(typed).filter(([key]) => !/Phone/.test(key)))
            await expect(field(page, label), way).toHaveValue(text);
          await expect(field(page, "Phone number"), way).toHaveValue(/604\D*555\D*0123/);
          await expect(page.getByRole("combobox"), way).toHaveValue("CA");
          await expect(page.getByRole("checkbox"), way).toBeChecked();
          await expect.poll(() => scrolled(page), way).toBe(333);
          if (way === "Back") await page.reload();
        }
      });

      test("Back brings back what was opened and reckoned", async ({ page }) => {
        // Fonts that come with the second visit break lines elsewhere.
        await page.route("**/*.woff2", (route) => route.fulfill());
        await page.goto("/why-angel-app");
        if (started) await hydrated(page.locator("#services-menu"));
        const item = page.locator("details[name=faq]").nth(3);
        await item.locator("summary").click();
        await expect(item).toHaveJSProperty("open", true);
        await scrollTo(page, 1500);
        await leave(page);
        await expect(page).toHaveURL("/blog-lists");
        await back(page);
        await expect(item).toHaveJSProperty("open", true);
        await expect.poll(() => scrolled(page)).toBe(1500);

        await page.goto("/flyer-pricing");
        const margin = page.locator("main input[inputmode=decimal]");
        if (started) await hydrated(margin);
        await margin.pressSequentially("12.5");
        await leave(page);
        await expect(page).toHaveURL("/blog-lists");
        await back(page);
        await expect(margin).toHaveValue("12.5");
        if (started) {
          await hydrated(margin);
          await expect(page.locator("main caption").filter({ hasText: "12.50" })).toBeVisible();
        }
      });
    });

for (const path of ["/", "/contact", "/flyer-pricing", "/about", "/documents"])
  test(`the browser may keep ${path} for Back`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page.locator("#services-menu"));
    await page.goto("/privacy-policy");
    await back(page);
    await expect(page).toHaveURL(path);
    await page.waitForLoadState();
    const reasons = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType("navigation");
      return Reflect.get(visit ?? {}, "notRestoredReasons")?.reasons ?? [];
    });
    // Masked are the browser's own reasons, such as a busy machine.
    expect(reasons.filter(({ reason }: { reason: string }) => reason !== "masked")).toEqual([]);
  });

test("a message that was sent is not brought back", async ({ page }) => {
  await page.route("**/contactus", (route) =>
    route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
      json: {},
    }),
  );
  await page.goto("/contact");
  await field(page, "First name").focus();
  await ready(page);
  await fillIn(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(field(page, "Message")).toHaveValue("");
  await page.reload();
  await expect(field(page, "Message")).toHaveValue("");
  await expect(field(page, "Phone number")).toHaveValue("");
});
