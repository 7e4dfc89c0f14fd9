import { expect, test } from "playwright/test";
import { nearMisses } from "../../site/pages/near-miss.ts";
import { hydrated, sizes, wake } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const path = "/blog-lists/how-to-be-found-on-your-own-street";

test("a post's pictures and words change sides, its contents mark the section being read, paper saves room", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(sizes.desktop);
  await page.goto(path);
  const poster = page.getByRole("article").getByRole("img").first();
  const place = (await poster.boundingBox())?.x;
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
  const current = nav.locator("[aria-current]");
  const headings = page.locator("article section h2");
  const last = (await headings.count()) - 1;
  for (const [size, indexes] of [
    ["desktop", [2, 0, last, 1]],
    ["phone", [last, 1]],
  ] as const) {
    await page.setViewportSize(sizes[size]);
    for (const index of indexes) {
      await headings.nth(index).evaluate((heading) => heading.scrollIntoView());
      await expect(current, size).toHaveText((await headings.nth(index).textContent()) ?? "");
      await expect(current).toHaveAttribute("aria-current", "location");
      if (size === "desktop") await expect(current).toBeInViewport();
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect(current).toHaveCount(0);
  }

  await page.setViewportSize({ width: 794, height: 1123 });
  const picture = page.getByRole("article").locator(".scene-file").first();
  const width = async () => (await picture.boundingBox())?.width;
  await expect.poll(width).toBeGreaterThan(600);
  await page.emulateMedia({ media: "print" });
  await expect.poll(width).toBeLessThan(400);
  await expect(page.getByRole("heading", { name: "Continue Reading" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  // The first part of the page, as a slow network delivers it.
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(sizes.desktop);
  await page.route(path, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const [begin] = (await response.text()).split("<h1");
    await route.fulfill({ response, body: begin });
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  await expect
    .poll(async () => (await poster.boundingBox())?.x, "before the words arrive")
    .toBe(place);
});

test("where the host does not lead a near miss to its page, its page for what is missing does", async ({
  page,
}) => {
  const notFound = await page.request.get("/nothing-here");
  await page.route(/\/(CONTACT|blog-lists\/(How%20|no-such-))/, async (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: await notFound.text() }),
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

  for (const address of ["/blog-lists/no-such-post", "/blog-lists/No%20Such%20Post", "/Nothing"]) {
    const asked: string[] = [];
    page.on("response", (response) => {
      if (response.request().method() === "HEAD") asked.push(new URL(response.url()).pathname);
    });
    await page.goto(address);
    await expect.poll(() => asked).toEqual(nearMisses(address));
    await expect(page).toHaveURL(address);
    const words = address.startsWith("/blog") ? "Blog Not Found" : content.notFound.heading;
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(words);
    await hydrated(heading);
    await expect(heading).toHaveText(words);
  }
});
