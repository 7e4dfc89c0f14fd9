import { expect, type Page, test } from "playwright/test";
import { content } from "../support/site.ts";
import { openStarted } from "../support/started.ts";

const { hosts } = content.site;
const { bar, region } = content.navigation;
const service = "/services/digital-flyer-app";

/** Answers for one of the real sites from the local server; nothing leaves this machine. */
async function serveAs(page: Page, origin: string, baseURL: string | undefined) {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // What a page still asks for as its test ends is answered no more.
    await route
      .fetch({ url: baseURL + pathname + search })
      .then((response) => route.fulfill({ response }))
      .catch(() => {});
  });
}

for (const [here, there] of [
  ["us", "ca"],
  ["ca", "us"],
] as const)
  test(`${hosts[here]} says ${region[here]} and leads to the same page of the other site`, async ({
    page,
    baseURL,
  }) => {
    await serveAs(page, hosts.us, baseURL);
    await serveAs(page, hosts.ca, baseURL);
    await openStarted(page, hosts[here] + service);
    const button = page.getByRole("button", { name: region.label });
    const links = page.locator("#region-menu").getByRole("link");
    await expect(button).toContainText(region[here]);
    await expect(button).not.toContainText(region[there], { useInnerText: true });
    await button.click();
    await expect(links).toHaveText([region.us, region.ca]);
    await expect(page.locator("#region-menu").locator("[aria-current]:visible")).toHaveText([
      region[here],
    ]);
    await page.keyboard.press("Escape");

    const blogs = page
      .getByRole("navigation", { name: bar.label })
      .getByRole("link", { name: "Blogs" });
    await blogs.click();
    await expect(page).toHaveURL(`${hosts[here]}/blog-lists`);
    await button.click();
    await links.filter({ hasText: region[there] }).click();
    await expect(page).toHaveURL(`${hosts[there]}/blog-lists`);
    await expect(button).toContainText(region[there], { useInnerText: true });
  });

test("the 404 page leads to the other site's home", async ({ page }) => {
  await openStarted(page, "/nothing-here");
  await page.getByRole("button", { name: region.label }).click();
  await expect(page.locator("#region-menu").getByRole("link", { name: region.ca })).toHaveAttribute(
    "href",
    `${hosts.ca}/`,
  );
});
