import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { hydrated } from "../../../e2e/support/hydration.ts";
import { content } from "../../../e2e/support/site.ts";
import { dev, expect, folder, test } from "./preview-server.ts";

const post = "content/blog/how-to-be-found-on-your-own-street.md";
const address = "/blog-lists/how-to-be-found-on-your-own-street";

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(from, to);
  expect(after, "the edit changes something").not.toBe(before);
  writeFileSync(path, after);
}

/** Opens the post, and waits until the page shows edits: it would not show an earlier one. */
async function openConnected(page: Page): Promise<void> {
  const connected = page
    .waitForEvent("websocket", (socket) => socket.url().includes("/_next/"))
    .then((socket) => socket.waitForEvent("framereceived"));
  await page.goto(dev(address));
  await connected;
  await hydrated(page.getByRole("heading", { level: 1 }));
}

test("a message begins with what the address says, and what is typed outlasts a reload", async ({
  page,
}) => {
  await page.goto(dev("/contact?place=Market+Street"));
  const message = page.getByRole("textbox", { name: "Message" });
  await expect(message).toHaveValue(/Market Street/);
  await hydrated(message);
  await message.fill("Is the bakery open?");
  await page.reload();
  await expect(message).toHaveValue("Is the bakery open?");
});

test("shows an edit without a reload, a problem until it is mended, and a file in another encoding", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  let attempt = 0;
  // Next reloads a page that is still being opened when an edit comes: that is no attempt.
  await expect(async () => {
    await openConnected(page);
    await expect(heading).toHaveText("How to Be Found on Your Own Street");
    await page.evaluate(() => Reflect.set(window, "sameDocument", true));
    attempt++;
    edit(post, /(Search|Look) for what you sell( \d)?/, `Look for what you sell ${attempt}`);
    await expect(page.getByText(`Look for what you sell ${attempt}`)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
  }).toPass();

  edit(post, "author: team", "author: taem");
  const line = readFileSync(join(folder, post), "utf8").split("author:")[0]?.split("\n").length;
  const problem = `${post}:${line} author: "taem" is not allowed; allowed: team; did you mean "team"?`;
  const alert = page.getByRole("alert").filter({ hasText: "1 problem in the content" });
  await expect(alert.getByText(problem)).toBeVisible();

  edit(post, "author: taem", "author: team");
  await expect(page.getByText(problem)).toHaveCount(0);
  await expect(heading).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);

  const before = readFileSync(join(folder, post));
  const last = before.toString().split("\n").length;
  writeFileSync(join(folder, post), Buffer.concat([before, Buffer.from("café", "latin1")]));
  const encoding = `${post}:${last} has a character that is not UTF-8; save the file as UTF-8`;
  await expect(page.getByRole("alert").getByText(encoding)).toBeVisible();
  // The editor says so, too.
  await page.goto(dev("/edit"));
  await expect(page.getByRole("alert").getByText(encoding)).toBeVisible();
});

test("shows an offer of days to come, marked; the panel covers no button", async ({ page }) => {
  edit("content/promotion.yaml", /^from: .*/m, "from: 2027-03-01");
  await expect(async () => {
    await page.goto(dev("/blog-lists"));
    await expect(page.getByText("on the site from March 1, 2027")).toBeVisible();
    await expect(page.getByText("2 months free with promo code")).toBeVisible();
  }).toPass();

  await expect(page.locator("#preview-panel").getByText("Preview")).toBeVisible();
  const { top, whatsapp } = content.navigation.floating;
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of [top, whatsapp])
      await page.getByRole("link", { name }).click({ trial: true });
    await page.keyboard.press("End");
    const last = page.getByRole("contentinfo").getByRole("link").last();
    await last.click({ trial: true });
    await page.keyboard.press("Home");
  }
});

test("has no error on a page that is not there", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  for (const path of ["/nothing-here", "/blog-lists/nothing-here"]) {
    await page.goto(dev(path));
    await expect(page.locator("#preview-panel").getByText("Preview")).toBeVisible();
  }
  expect(errors.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
});
