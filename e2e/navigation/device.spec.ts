import { expect, type Page, test } from "playwright/test";
import { painted, started } from "../support/hydration.ts";
import { layoutShift } from "../support/layout-shift.ts";
import { content } from "../support/site.ts";

const { dashboard, stores } = content.site;

const service = "/services/cloud-storage";

// How each device is told from the others: export/inline/head.test.ts.
const userAgent =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/** Expects links to a store, or where there is none to the dashboard. */
async function expectLinks(page: Page, store?: string): Promise<void> {
  // Join and Explore lead to the same place: Explore says which.
  const exploring = `Explore ${store ? "on the app store" : "on the dashboard"}`;
  for (const name of [content.offer.link, "Join", exploring])
    await expect(page.getByRole("link", { name, exact: true }).first()).toHaveAttribute(
      "href",
      store ?? dashboard.login,
    );
  const link = (name: string) =>
    page.locator("body > header").getByRole("link", { name, exact: true });
  if (store) await expect(link("Download App")).toHaveAttribute("href", store);
  else {
    await expect(link("Login")).toHaveAttribute("href", dashboard.login);
    await expect(link("SignUp")).toHaveAttribute("href", dashboard.register);
  }
  for (const name of store ? ["Login", "SignUp"] : ["Download App"])
    await expect(link(name)).toHaveCount(0);
}

test.describe("on a phone", () => {
  test.use({ userAgent, hasTouch: true });

  test("links lead to its store before and after the scripts start, and nothing moves", async ({
    page,
  }) => {
    // Fonts that arrive late are another matter.
    await page.route("**/*.woff2", (route) => route.fulfill());
    await page.goto(service);
    await expectLinks(page, stores.android);
    await painted(page);
    const whole = await page.evaluate(() => performance.now());
    await started(page);
    await expectLinks(page, stores.android);
    expect((await layoutShift(page, whole)).moved).toEqual([]);
  });
});

test.describe("without scripts", () => {
  test.use({ userAgent, javaScriptEnabled: false });

  test("links lead to the dashboard, and Login and SignUp show", async ({ page }) => {
    await page.goto(service);
    await expectLinks(page);
  });
});
