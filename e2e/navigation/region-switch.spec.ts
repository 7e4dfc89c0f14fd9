import { expect, type Page, test } from "playwright/test";
import { openStarted } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const { hosts } = content.site;
const { bar, region } = content.navigation;
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

type Region = "us" | "ca";

const button = (page: Page) => page.getByRole("button", { name: region.label });
const links = (page: Page) => page.locator("#_region-menu").getByRole("link");

/** Opens the menu of a page that has to say one region, and only that one. */
async function openMenu(page: Page, here: Region, other: Region) {
  await expect(button(page)).toContainText(region[here], { useInnerText: true });
  await expect(button(page)).not.toContainText(region[other], { useInnerText: true });
  await button(page).click();
  await expect(links(page)).toHaveCount(2);
  const link = (id: Region) => links(page).filter({ hasText: region[id] });
  await expect(link(here)).toHaveAccessibleName(new RegExp(region.chosen));
  await expect(link(other)).toHaveAccessibleName(region[other]);
}

test("each site says its region and leads to the same page of the other one", async ({
  page,
  baseURL,
}) => {
  await serveAs(page, hosts.us, baseURL);
  await serveAs(page, hosts.ca, baseURL);
  await openStarted(page, hosts.us + service);
  await openMenu(page, "us", "ca");
  await page.keyboard.press("Escape");
  await page
    .getByRole("navigation", { name: bar.label })
    .getByRole("link", { name: "Blogs" })
    .click();
  await expect(page).toHaveURL(`${hosts.us}/blog-lists`);
  await openMenu(page, "us", "ca");
  await links(page).filter({ hasText: region.ca }).click();
  await expect(page).toHaveURL(`${hosts.ca}/blog-lists`);

  await openStarted(page, hosts.ca + service);
  await openMenu(page, "ca", "us");
  await links(page).filter({ hasText: region.us }).click();
  await expect(page).toHaveURL(hosts.us + service);
  await openMenu(page, "us", "ca");

  await page.goto("/nothing-here");
  await button(page).click();
  await expect(links(page).filter({ hasText: region.us }), "from a 404 page").toHaveAttribute(
    "href",
    `${hosts.us}/`,
  );
});
