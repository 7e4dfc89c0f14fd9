import { expect, type Page } from "playwright/test";
import { collectPageErrors } from "../support/collect-page-errors.ts";
import { answerWith, test } from "../support/contact-api.ts";
import { hydrated } from "../support/hydration.ts";
import { ofPolicy, pressParts } from "../support/press-parts.ts";
import { pages } from "../support/site.ts";

test.describe.configure({ timeout: 180_000 });

test("no soft navigation breaks a rule of the policy", async ({ page }) => {
  const errors = await collectPageErrors(page);
  await page.goto("/");
  await hydrated(page.locator("header a").first());
  await page.evaluate(() => Reflect.set(window, "stayed", true));
  const waiting = new Set(pages.map(({ path }) => path));
  waiting.delete("/");
  while (waiting.size > 0) {
    const path = await goOn(page, [...waiting]);
    waiting.delete(path);
    const title = pages.find((one) => one.path === path)?.title ?? "";
    await page.waitForFunction(
      ([path, title]) => location.pathname === path && document.title === title,
      [path, title],
    );
    await pressParts(page);
    expect(ofPolicy(errors), path).toEqual([]);
  }
  expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);
});

/**
 * Clicks the first link of the page to one of these paths. Where it has none, the site's router
 * is asked for one, as for the pages that no link leads to.
 * @returns where it leads
 */
function goOn(page: Page, paths: string[]): Promise<string> {
  return page.evaluate((paths) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")];
    const link = links.find((one) => paths.includes(one.getAttribute("href") ?? ""));
    if (link) {
      link.click();
      return link.pathname;
    }
    const { next } = window as unknown as { next: { router: { push: (to: string) => void } } };
    const [path = ""] = paths;
    next.router.push(path);
    return path;
  }, paths);
}

test("messages and windows keep to the policy, and a breach would be seen", async ({
  page,
  context,
  api,
}) => {
  const errors = await collectPageErrors(page);
  await page.goto("/contact");
  await page.getByLabel("First name").focus();
  await expect(page.locator("form[data-hold]")).toHaveCount(0);
  const texts = ["Ada", "Park", "ada@example.com", "2015550123", "Flyers", "Hello."];
  const labels = ["First name", "Last name", "Email", "Phone number", "Subject", "Message"];
  for (const [index, label] of labels.entries())
    await page.getByLabel(label, { exact: true }).pressSequentially(texts[index] ?? "");
  const send = page.getByRole("button", { name: "Send Message" });
  api.answer = answerWith(500);
  await send.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Unsuccessful");
  api.answer = answerWith(200, "{}");
  await send.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Successfully");
  expect(api.messages()).toHaveLength(2);

  await context.route("https://x.com/**", (route) => route.fulfill({ body: "X" }));
  await page.goto("/dtransfer/redmore");
  await hydrated(page.locator("header a").first());
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Share on X" }).click();
  await (await opened).close();
  expect(ofPolicy(errors)).toEqual([]);

  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "a { color: red }";
    document.body.append(style);
  });
  await expect.poll(() => ofPolicy(errors).join()).toContain("style-src");
});
