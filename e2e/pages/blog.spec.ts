import { expect, test } from "playwright/test";
import { wake } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const title = "How to Be Found on Your Own Street";
const path = "/blog-lists/how-to-be-found-on-your-own-street";

test("the poster stands in its place before the words arrive", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const poster = () => page.getByRole("article").getByRole("img").first().boundingBox();
  await page.goto(path);
  const whole = await poster();
  // The first part of the page, as a slow network delivers it.
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const [begin] = (await response.text()).split("<h1");
    await route.fulfill({ response, body: begin });
  });
  await page.goto(path);
  expect((await poster())?.x).toBe(whole?.x);
});

test("pictures and words change sides", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  const sides = await page.locator("article section[aria-labelledby]").evaluateAll((sections) =>
    sections.map((section) => {
      const [picture, words] = ["img", "h2"].map(
        (selector) => section.querySelector(selector)?.getBoundingClientRect().left ?? 0,
      );
      return (picture ?? 0) < (words ?? 0) ? "left" : "right";
    }),
  );
  expect(sides).toEqual(sides.map((_, index) => (index % 2 ? "right" : "left")));
});

for (const [width, height] of [
  [1280, 900],
  [390, 780],
] as const)
  test(`the table of contents marks the section being read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await wake(page);
    const nav = page.getByRole("navigation", { name: "On this page" });
    const current = nav.locator("[aria-current]");
    const headings = page.locator("article section h2");
    const count = await headings.count();

    for (const index of [2, 0, count - 1, 1]) {
      await headings.nth(index).evaluate((heading) => heading.scrollIntoView());
      await expect(current).toHaveText((await headings.nth(index).textContent()) ?? "");
      await expect(current).toHaveAttribute("aria-current", "location");
      if (width > 1024) await expect(current).toBeInViewport();
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect(current).toHaveCount(0);
  });

test("a title or a name in other letters ends on the post", async ({ page }) => {
  for (const address of [
    "/blog-lists/How%20to%20Be%20Found%20on%20Your%20Own%20Street",
    "/blog-lists/HOW%20TO%20be%20FOUND%20on%20YOUR%20own%20STREET",
    "/blog-lists/How-to-Be-Found-on-Your-Own-Street",
    "/Blog-Lists/How%20to%20Be%20Found%20on%20Your%20Own%20Street",
  ]) {
    await page.goto("/blog-lists");
    await page.goto(`${address}?from=mail#top`);
    await expect(page).toHaveURL(`${path}?from=mail#top`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page, "the history entry was replaced").toHaveURL("/blog-lists");
  }
  for (const post of content.posts) {
    await page.goto(`/blog-lists/${encodeURIComponent(post.title.toUpperCase())}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
  }
});

test("a line of code of any length scrolls by itself, by keys too, and its hidden end is shaded", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/blog-lists/answer-every-review");
  const code = page.getByRole("article").locator("pre");
  const sizes = () =>
    code.evaluate((element) => ({
      page: document.documentElement.scrollWidth,
      hidden: element.scrollWidth - element.clientWidth,
      scrolled: element.scrollLeft,
    }));
  const { page: width, hidden } = await sizes();
  expect(width).toBe(320);
  expect(hidden).toBeGreaterThan(100);
  await code.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await sizes()).scrolled).toBeGreaterThan(0);
  expect(
    await code.evaluate((element) => getComputedStyle(element).backgroundAttachment),
  ).toContain("local, scroll");
  await page.emulateMedia({ media: "print" });
  expect((await sizes()).hidden).toBe(0);
});

test("on paper, a post's pictures leave room, and other posts are left out", async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(path);
  const picture = page.getByRole("article").locator(".scene-file").first();
  expect((await picture.boundingBox())?.width).toBeGreaterThan(600);
  await page.emulateMedia({ media: "print" });
  expect((await picture.boundingBox())?.width).toBeLessThan(400);
  await expect(page.getByRole("heading", { name: "Continue Reading" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an address of no post stays, with the page that lists all posts", async ({ page }) => {
  for (const address of ["/blog-lists/No%20Such%20Post", "/blog-lists/%C3%A9"]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await wake(page);
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Not Found");
  }
});

test("where a host knows one 404 page only, it finds the posts too", async ({ page }) => {
  const notFound = await page.request.get("/nothing-here");
  await page.route(/\/blog-lists\/(How%20|no-such-)/, async (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: await notFound.text() }),
  );
  await page.goto("/blog-lists/How%20to%20Be%20Found%20on%20Your%20Own%20Street");
  await expect(page).toHaveURL(path);
  await page.goto("/blog-lists/no-such-post");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Not Found");
});
