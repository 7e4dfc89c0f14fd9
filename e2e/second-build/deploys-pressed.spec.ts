import { expect, type Page, test } from "playwright/test";
import { contactUrl } from "../support/site.ts";
import { type Deployment, expectWords, startDeployment } from "./deployment.ts";

/** Tabs of build A, while the server has build B: what needs its scripts is pressed. */
let site: Deployment;
test.beforeEach(async () => {
  site = await startDeployment();
});
test.afterEach(() => site.close());

test("a message that is half written is neither lost nor loaded anew", async ({ page }) => {
  const sent = await answerMessages(page);
  await page.goto(`${site.origin}/contact`);
  await write(page, "First name", "Ada");
  await expect(page.locator("form[data-hold]")).toHaveCount(0);
  await page.evaluate(() => Reflect.set(window, "stayed", true));
  site.deploy();
  const answered = page.waitForResponse(/blog-lists.*\.txt/);
  await page.getByRole("banner").getByRole("link", { name: "Blogs" }).hover();
  await answered;
  await writeRest(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully");
  expect(sent).toEqual([expect.objectContaining({ firstName: "Ada", message: "Hello." })]);
  expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);
});

test("a message that was written before its scripts came can be sent", async ({ page }) => {
  const sent = await answerMessages(page);
  await page.goto(`${site.origin}/contact`);
  site.deploy();
  await write(page, "First name", "Ada");
  await writeRest(page);
  await page.getByRole("checkbox").check();
  await expectWords(page, "A");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully");
  await expectWords(page, "B");
  const all = { firstName: "Ada", phone: "12015550123", message: "Hello.", sendNewsLetter: true };
  expect(sent).toEqual([expect.objectContaining(all)]);
});

test("a copy button works when the site is published before its scripts are asked for", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${site.origin}/documents`);
  site.deploy();
  const copy = page.getByRole("button", { name: "Copy Code" }).first();
  await copy.click();
  await expectWords(page, "B");
  await copy.click();
  await expect(page.getByText("Code copied to clipboard!").first()).toBeVisible();
});

/** Answers the form's messages, which leave the browser no further; returns what came. */
async function answerMessages(page: Page): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(contactUrl, (route) => {
    const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    if (route.request().method() === "POST") sent.push(route.request().postDataJSON());
    return route.fulfill({ headers, json: {} });
  });
  return sent;
}

const write = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).pressSequentially(text);

async function writeRest(page: Page): Promise<void> {
  await write(page, "Last name", "Park");
  await write(page, "Email", "ada@example.com");
  await write(page, "Phone number", "2015550123");
  await write(page, "Subject", "Flyers");
  await write(page, "Message", "Hello.");
}
