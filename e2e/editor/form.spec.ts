import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { git } from "../support/shared-copy.ts";
import { dev, expect, file, folder, port, save, test } from "./preview-server.ts";

/** A file of the content as it is published. */
const published = (path: string) => git(folder, "show", `main:content/${path}`);

const kept = (page: Page) => page.getByText("Your words are kept as a draft");

test("groups fold, the contents lead to them, and saving keeps the place", async ({ page }) => {
  await page.goto(dev("/edit/services/push-notifications"));
  const group = page.getByRole("group", { name: "Information", exact: true });
  const title = group.getByLabel("Title");
  await group.locator("summary").first().click();
  await expect(title).toBeHidden();
  const contents = page.getByRole("navigation", { name: "Contents of this form" });
  await contents.getByRole("link", { name: "Information" }).click();
  await expect(title).toBeInViewport();

  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  // Without a pointer, since Playwright first scrolls to the button.
  await page.getByRole("button", { name: "Save", exact: true }).dispatchEvent("click");
  await expect(page.getByRole("status")).toHaveText("Saved.");
  await expect(title).toBeInViewport();
});

test("an entry moves by keys and by drag, and the form says where it is", async ({ page }) => {
  await page.goto(dev("/edit/faq"));
  const summaries = page.locator(".entry summary");
  const first = (await summaries.first().textContent())?.replace(/^1\. /, "").trim() ?? "";
  const down = page.getByRole("button", { name: `Move down: ${first}` });
  await down.press("Enter");
  await expect(page.getByRole("status")).toContainText(`${first}: now 2 of`);
  await expect(summaries.nth(1)).toHaveText(new RegExp(`^2\\. ${RegExp.escape(first)}`));
  await expect(down).toBeFocused();
  await down.press("Alt+ArrowUp");
  await expect(page.getByRole("status")).toContainText(`${first}: now 1 of`);

  await page.locator(".handle").first().dragTo(page.locator(".entry").nth(2));
  await expect(page.getByRole("status")).toContainText(`${first}: now 3 of`);
  await save(page);
  await expect(page.getByRole("status")).toHaveText("Saved.");
  expect(file("faq.yaml").indexOf(first)).toBeGreaterThan(published("faq.yaml").indexOf(first));
});

test("unsaved and unfinished words come back after the tab was closed", async ({ context }) => {
  const first = await context.newPage();
  await first.goto(dev("/edit/pages/not-found"));
  await first.getByLabel("Heading").fill("Not saved yet");
  await first.getByLabel("Description").fill("Unfinished");
  await expect(kept(first)).toBeVisible();
  await first.getByLabel("Button").fill("Typed at the end");
  await first.close({ runBeforeUnload: true });
  expect(file("pages/not-found.yaml")).toBe(published("pages/not-found.yaml"));

  const second = await context.newPage();
  await expect(async () => {
    await second.goto(dev("/edit/pages/not-found"));
    await expect(second.getByLabel("Button")).toHaveValue("Typed at the end", { timeout: 3000 });
  }).toPass();
  await expect(second.getByLabel("Heading")).toHaveValue("Not saved yet");
  await expect(second.getByLabel("Description")).toHaveValue("Unfinished");
  await second.getByRole("button", { name: "Discard them" }).click();
  await expect(second.getByLabel("Heading")).not.toHaveValue("Not saved yet");
  await second.reload();
  await expect(second.getByLabel("Heading")).not.toHaveValue("Not saved yet");
});

test("a draft of a file that another editor changed shows both versions", async ({ page }) => {
  await page.goto(dev("/edit/pages/not-found"));
  await page.getByLabel("Heading").fill("Mine");
  await expect(kept(page)).toBeVisible();
  const theirs = file("pages/not-found.yaml").replace(/^hint: .*$/m, "hint: Their own words.");
  writeFileSync(join(folder, "content/pages/not-found.yaml"), theirs);
  await page.reload();

  const hint = page.getByRole("row", { name: "hint" });
  await expect(hint.getByRole("cell").first()).toContainText("Their own words.");
  await hint.getByRole("button", { name: "Take this" }).click();
  await expect(page.getByLabel("Hint")).toHaveValue("Their own words.");
  await page.getByRole("button", { name: "Go on with mine" }).click();
  await save(page);
  await expect(page.getByRole("status")).toHaveText("Saved.");
  expect(file("pages/not-found.yaml")).toMatch(/heading: Mine[\s\S]*hint: Their own words\./);
});

test("the page beside follows each pause, a click on it opens the field, and no other host is asked", async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto(dev("/edit/faq"));
  const beside = page.frameLocator("iframe");
  await page.locator(".entry summary").first().click();
  await page.getByLabel("Question").first().fill("Does the page follow my words?");
  await expect(kept(page)).toBeVisible();
  const shown = beside.getByText("Does the page follow my words?").first();
  await expect(shown).toBeVisible();
  expect(file("faq.yaml")).toBe(published("faq.yaml"));

  await page.locator(".entry summary").first().click();
  await shown.click();
  await expect(page.getByLabel("Question").first()).toBeFocused();
  expect([...hosts]).toEqual([`localhost:${port}`]);
});

test("the toolbar marks words and links, and leaves all else in the file", async ({ page }) => {
  const post = "blog/how-to-be-found-on-your-own-street.md";
  const source = file(post);
  await page.goto(dev(`/edit/${post.replace(".md", "")}`));
  const text = page.getByRole("textbox", { name: "Text (Markdown)" });
  const select = (words: string) =>
    text.evaluate((area: HTMLTextAreaElement, part) => {
      area.focus();
      area.setSelectionRange(area.value.indexOf(part), area.value.indexOf(part) + part.length);
    }, words);
  const word = /[a-z]{6,}/.exec(await text.inputValue())?.[0] ?? "";
  await select(word);
  await page.getByText("Bold", { exact: true }).click();
  await select(`**${word}**`);
  await page.getByLabel("Link to a page").selectOption("/contact");
  await save(page);
  await expect(page.getByRole("status")).toHaveText("Saved.");
  const body = source.indexOf("\n---\n") + 5;
  const expected = source.slice(body).replace(word, `[**${word}**](/contact)`);
  expect(file(post)).toBe(source.slice(0, body) + expected);
  writeFileSync(join(folder, "content", post), source);
});
