import type { Page, Request } from "playwright/test";
import { photo } from "../../../e2e/fixture/sample-pictures.ts";
import { dev, expect, file, original, port, saved, test } from "./preview-server.ts";

// At this width the page stands below its form and is not loaded.
test.use({ viewport: { width: 1000, height: 720 } });

const post = "blog/how-to-be-found-on-your-own-street";
const notFound = "pages/not-found";
const status = (page: Page) => page.locator(".bar").getByRole("status");

/** Opens a form, whose script has then started. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(dev(`/edit/${address}`));
  await expect(status(page)).toBeVisible();
}

test("what is typed while a save is slow, or the server is gone, stays, and is saved", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isSave = (request: Request) => request.postDataJSON()?.changes?.length > 0;
  await page.route(`**/edit/${notFound}`, async (route) => {
    if (isSave(route.request())) await held;
    await route.continue();
  });
  await open(page, notFound);
  const button = page.getByLabel("Button");
  const isSent = page.waitForRequest(isSave);
  await button.press("End");
  await button.pressSequentially(" now");
  await button.press("Enter");
  await isSent;
  await expect(status(page)).toHaveText("Saving…");
  await button.pressSequentially(" and later");
  release();
  await saved(page);
  await expect(button).toHaveValue(/ now and later$/);
  await expect(button).toBeFocused();
  expect(file(`${notFound}.yaml`)).toMatch(/button: .* now and later/);

  // While the server is gone, the tab warns.
  await page.route("**/edit/**", (route) => route.abort());
  await page.getByLabel("Hint").fill("Kept in the tab.");
  await expect(status(page)).toContainText("Not saved: the preview does not answer");
  const warned = page.waitForEvent("dialog");
  page.evaluate(() => location.reload()).catch(() => {});
  await (await warned).dismiss();
  await page.unroute("**/edit/**");
  await saved(page);
  expect(file(`${notFound}.yaml`)).toContain("hint: Kept in the tab.");
});

test("two tabs change one file: both changes stay, and each shows the other's at once", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(page, notFound);
  await open(other, notFound);
  await other.getByLabel("Hint").fill("Theirs.");
  await page.getByLabel("Button").fill("Mine");
  await saved(other);
  await saved(page);
  await expect(page.getByLabel("Hint")).toHaveValue("Theirs.");
  await expect(other.getByLabel("Button")).toHaveValue("Mine");
  await other.getByLabel("Button").fill("Later");
  await expect(page.getByLabel("Button")).toHaveValue("Later");
  expect(file(`${notFound}.yaml`)).toMatch(/hint: Theirs\.\nbutton: Later/);
});

test("changes are undone and repeated by keys and buttons, across fields", async ({ page }) => {
  await open(page, notFound);
  await page.getByLabel("Hint").fill("One");
  await page.getByLabel("Button").fill("Two");
  await page.keyboard.press("Control+z");
  await expect(page.getByLabel("Button")).not.toHaveValue("Two");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Hint")).toBeFocused();
  await saved(page);
  await expect.poll(() => file(`${notFound}.yaml`)).toBe(original(`${notFound}.yaml`));
  await page.keyboard.press("Control+Shift+z");
  await page.getByRole("button", { name: "Redo" }).click();
  await saved(page);
  await expect.poll(() => file(`${notFound}.yaml`)).toMatch(/hint: One\nbutton: Two/);
});

test("a mistake is saved, said beside its field, and listed as a link to its words", async ({
  page,
}) => {
  await open(page, post);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText("\n[here](/nowhere)\n");
  const problem = page.getByRole("link", { name: "there is no page or file at /nowhere" });
  await expect(problem).toBeInViewport();
  await saved(page);
  await expect(text).toHaveAccessibleDescription(/there is no page or file at \/nowhere/);
  await page.getByRole("textbox", { name: "Title" }).focus();
  await problem.click();
  const selected = await text.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe("[here](/nowhere)");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(problem).toHaveCount(0);
});

test("the toolbar marks words and links; what is pasted keeps its marks, and loses what no text can hold", async ({
  page,
}) => {
  await open(page, post);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
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
  await saved(page);
  // All else in the file is left as it was.
  const source = original(`${post}.md`);
  const body = source.indexOf("\n---\n") + 5;
  const expected = source.slice(body).replace(word, `[**${word}**](/contact)`);
  await expect.poll(() => file(`${post}.md`)).toBe(source.slice(0, body) + expected);

  const paste = (type: string, words: string) =>
    page.evaluate(
      ([type, words]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(type as string, words as string);
        const options = { clipboardData, bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new ClipboardEvent("paste", options));
      },
      [type, words],
    );
  const title = page.getByRole("textbox", { name: "Title" });
  await title.press("ControlOrMeta+a");
  await paste("text/plain", "A\u00a0new\u200b title\r\nin two lines");
  await expect(title).toHaveValue("A new title in two lines");
  await text.press("ControlOrMeta+Home");
  await paste("text/html", '<p>Read <b>this</b>, <a href="/contact">then ask</a>.</p>');
  await expect(text).toHaveValue(/^Read \*\*this\*\*, \[then ask\]\(\/contact\)\./);
  await expect(page.getByText("Pasted as Markdown")).toBeVisible();
});

test("an entry moves by keys and by drag, and the form says where it is", async ({ page }) => {
  await open(page, "faq");
  const summaries = page.locator(".entry summary");
  const first = (await summaries.first().textContent())?.replace(/^1\. /, "").trim() ?? "";
  const down = page.getByRole("button", { name: `Move down: ${first}` });
  await down.press("Enter");
  await expect(page.getByText(`${first}: now 2 of`)).toBeVisible();
  await expect(summaries.nth(1)).toHaveText(new RegExp(`^2\\. ${RegExp.escape(first)}`));
  await expect(down).toBeFocused();
  await page.getByRole("button", { name: `Move up: ${first}` }).press("Enter");
  await expect(page.getByText(`${first}: now 1 of`)).toBeVisible();
  await page.locator(".handle").first().dragTo(page.locator(".entry").nth(2));
  await expect(page.getByText(`${first}: now 3 of`)).toBeVisible();
  await saved(page);
  await expect
    .poll(() => file("faq.yaml").indexOf(first))
    .toBeGreaterThan(original("faq.yaml").indexOf(first));
});

test("a new post has its page beside it from the first word, and takes a picture", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1500, height: 900 });
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto(dev("/edit"));
  await page.getByRole("link", { name: "Add a post" }).click();
  await page.getByLabel("Title").fill("A Window in December");
  await page.getByLabel("What it is mainly about").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(dev("/edit/blog/a-window-in-december"));
  const beside = page.frameLocator("iframe");
  await expect(beside.getByRole("heading", { level: 1 })).toHaveText("A Window in December");
  await page.getByRole("textbox", { name: "Title" }).fill("Two Windows");
  await expect(beside.getByRole("heading", { level: 1 })).toHaveText("Two Windows");

  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.press("ControlOrMeta+End");
  const buffer = await photo(1000, 700).jpeg().toBuffer();
  const picture = { name: "Shop.JPG", mimeType: "image/jpeg", buffer };
  await page.getByLabel("Add a picture").setInputFiles(picture);
  await expect(text).toHaveValue(/!\[To fill in: what it shows\]\(shop\.jpg\)/);
  await expect(
    beside.getByRole("img", { name: "To fill in: what it shows" }).last(),
  ).toBeAttached();

  await beside.getByRole("heading", { level: 1 }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  expect([...hosts]).toEqual([`localhost:${port}`]);
});

test("a changed address redirects in the preview at once", async ({ page }) => {
  await open(page, "blog/answer-every-review");
  await page.getByLabel("Address").fill("Every review");
  await page.getByRole("button", { name: "Change the address" }).click();
  await expect(page).toHaveURL(dev("/edit/blog/every-review"));
  const remove = page.getByRole("link", { name: "Delete", exact: true });
  await expect(remove).toHaveAttribute("href", "/edit/delete/blog/every-review");
  await expect(async () => {
    await page.goto(dev("/blog-lists/answer-every-review"));
    await expect(page).toHaveURL(dev("/blog-lists/every-review"), { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
});
