import { expect, type Page, test } from "playwright/test";
import { collectPageErrors } from "../support/collect-page-errors.ts";
import { painted, started } from "../support/hydration.ts";
import { layoutShift } from "../support/layout-shift.ts";
import { content } from "../support/site.ts";

const { hosts, dashboard, stores } = content.site;
const { bar, region } = content.navigation;
const { join, explore, place } = content.products;
const subscribe = content.promotion.link;
const service = "/services/digital-flyer-app";

const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15";
const devices = [
  {
    name: "an Android phone",
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    hasTouch: true,
    store: stores.android,
  },
  { name: "a Mac", userAgent: mac, hasTouch: false, store: undefined },
];
const iPhone = {
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  hasTouch: true,
};

async function expectLinks(page: Page, store: string | undefined) {
  // Join and Explore lead to the same place: Explore says which.
  const exploring = `${explore} ${store ? place.store : place.dashboard}`;
  for (const name of [subscribe, join, exploring])
    await expect(page.getByRole("link", { name, exact: true }).first()).toHaveAttribute(
      "href",
      store ?? dashboard.login,
    );
}

/** The right side of the bar, or the end of the mobile menu. */
async function expectAccount(page: Page, place: string, store: string | undefined) {
  const link = (name: string) => page.locator(place).getByRole("link", { name, exact: true });
  if (store) await expect(link(bar.download)).toHaveAttribute("href", store);
  else {
    await expect(link(bar.login)).toHaveAttribute("href", dashboard.login);
    await expect(link(bar.signup)).toHaveAttribute("href", dashboard.register);
  }
  for (const name of store ? [bar.login, bar.signup] : [bar.download])
    await expect(link(name)).toHaveCount(0);
}

for (const { name, store, ...options } of devices)
  test.describe(`on ${name}`, () => {
    test.use(options);

    test("the links lead to its store or the dashboard before scripts run", async ({ page }) => {
      await page.route("**/_next/static/**/*.js", (route) => route.abort());
      await page.goto(service, { waitUntil: "domcontentloaded" });
      await expectLinks(page, store);
      await expectAccount(page, "body > header", store);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole("button", { name: bar.menu, exact: true }).click();
      await expectAccount(page, "dialog#_menu", store);
    });
  });

test.describe("on an iPhone", () => {
  test.use(iPhone);

  test("the links stay as they are once scripts run, and nothing moves", async ({ page }) => {
    // Fonts that arrive late are another matter.
    await page.route("**/*.woff2", (route) => route.fulfill());
    const errors = await collectPageErrors(page);
    await page.goto(service);
    // What moves while a busy browser still parses the page is not the scripts' doing.
    await painted(page);
    const whole = await page.evaluate(() => performance.now());
    await started(page);
    await expectLinks(page, stores.ios);
    expect((await layoutShift(page, whole)).moved).toEqual([]);
    expect(errors.filter((error) => !/font|OTS/i.test(error))).toEqual([]);

    await page.goto("/pop-up");
    await expect(page.locator("main").getByRole("link", { name: subscribe })).toHaveAttribute(
      "href",
      stores.ios,
    );
    await page.goto("/flyer-pricing");
    await expect(page.getByRole("link", { name: "Start 7 days" })).toHaveAttribute(
      "href",
      dashboard.register,
    );
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, userAgent: devices[0]?.userAgent });

  test("the dashboard, Login, SignUp and the build's region", async ({ page }) => {
    await page.goto(service);
    await expectLinks(page, undefined);
    await expectAccount(page, "body > header", undefined);
    await page.getByRole("button", { name: `${region.label}: ${region.ca}` }).click();
    await expect(
      page.locator("#_region-menu").getByRole("link", { name: region.us }),
    ).toHaveAttribute("href", hosts.us + service);
  });
});
