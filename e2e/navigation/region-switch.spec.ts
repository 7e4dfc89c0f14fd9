import { expect, type Page, test } from "playwright/test";
import { content } from "../support/site.ts";

const { hosts } = content.site;
const names = { us: "USA", ca: "Canada" };
const service = "/services/digital-flyer-app";

/** Answers for one of the real sites from the local server; nothing leaves this machine. */
async function serveAs(page: Page, origin: string, baseURL: string | undefined) {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // A server may close a connection as it is used again. What a page still asks for as its test ends
    // is answered no more.
    await route
      .fetch({ url: baseURL + pathname + search, maxRetries: 3 })
      .then((response) => route.fulfill({ response }))
      .catch(() => {});
  });
}

const button = (page: Page) => page.getByRole("button", { name: "Region" });
const links = (page: Page) => page.locator("#_region-menu").getByRole("link");

test("each site says its region and leads to the same page of the other one", async ({
  page,
  baseURL,
}) => {
  await serveAs(page, hosts.us, baseURL);
  await serveAs(page, hosts.ca, baseURL);
  await page.goto(hosts.us + service);
  for (const [here, other] of [
    ["us", "ca"],
    ["ca", "us"],
  ] as const) {
    await expect(button(page)).toContainText(names[here], { useInnerText: true });
    await expect(button(page)).not.toContainText(names[other], { useInnerText: true });
    await button(page).click();
    await expect(links(page)).toHaveCount(2);
    await expect(links(page).filter({ hasText: names[here] })).toHaveAccessibleName(/chosen/);
    await links(page).filter({ hasText: names[other] }).click();
    await expect(page).toHaveURL(hosts[other] + service);
  }
});
