import { expect, test } from "playwright/test";
import { hydrated, sizes, wake } from "../support/hydration.ts";

const path = "/blog-lists/how-to-be-found-on-your-own-street";

test("a post's pictures and words change sides, and its contents mark the section being read", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(sizes.desktop);
  await page.goto(path);
  const sides = await page.locator("article section[aria-labelledby]").evaluateAll((sections) =>
    sections.map((section) => {
      const [picture, words] = ["img", "h2"].map(
        (selector) => section.querySelector(selector)?.getBoundingClientRect().left ?? 0,
      );
      return (picture ?? 0) < (words ?? 0) ? "left" : "right";
    }),
  );
  expect(sides).toEqual(["left", "right", "left"]);

  await wake(page);
  const nav = page.getByRole("navigation", { name: "On this page" });
  const current = nav.locator("[aria-current=location]");
  const headings = page.locator("article section h2");
  for (const index of [2, 0, 1]) {
    await headings.nth(index).evaluate((heading) => heading.scrollIntoView());
    await expect(current).toHaveText((await headings.nth(index).textContent()) ?? "");
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveCount(0);
});

test("where the host does not lead a title in another letter case to its post, the page for what is missing does", {
  tag: "@engines",
}, async ({ page }) => {
  const notFound = await page.request.get("/nothing-here");
  const body = await notFound.text();
  await page.route(/\/(CONTACT|blog-lists\/How%20)/, (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body }),
  );
  for (const [address, to] of [
    ["/CONTACT", "/contact"],
    ["/blog-lists/How%20to%20Be%20Found%20on%20Your%20Own%20Street", path],
  ]) {
    await page.goto("/login");
    await page.goto(`${address}?from=mail#part`);
    await expect(page).toHaveURL(`${to}?from=mail#part`);
    await page.goBack();
    await expect(page, "the history entry was replaced").toHaveURL("/login");
  }

  await page.goto("/blog-lists/no-such-post");
  const heading = page.getByRole("heading", { level: 1 });
  await hydrated(heading);
  await expect(heading).toHaveText("Blog Not Found");
});
