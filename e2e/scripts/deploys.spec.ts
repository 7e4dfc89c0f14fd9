import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { filesBelow } from "../../site/load/files.ts";
import { ready } from "../support/contact-form.ts";
import { contactUrl, content, out } from "../support/site.ts";
import { serveFolder } from "../support/static-server.ts";

/** A word that stands on every page, in the first build and in the second. */
const word = { before: content.navigation.skip, after: "Skip to the new content" };

/** A server of the first build, until the second is deployed; nothing of the first is left then. */
let site: { origin: string; close: () => void };
let folder = out;
let second: ReturnType<typeof makeSecondBuild>;
const deploy = () => {
  folder = second.folder;
};
// In one process, which makes one second build.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  second = makeSecondBuild();
  site = await serveFolder(() => folder);
});
test.beforeEach(() => {
  folder = out;
});
test.afterAll(() => {
  site.close();
  second.remove();
});

test("a page of the build before leads to the next one, and Back to what was typed", async ({
  page,
}) => {
  await page.goto(`${site.origin}/contact`);
  await write(page, "First name", "Ada");
  await ready(page);
  deploy();
  await page.getByRole("banner").getByRole("link", { name: "Blogs" }).click();
  await expectWords(page, "B");
  // The browser may have kept the page of the build before.
  await page.goBack();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
});

test("a message that is half written is sent from the build that it was begun in", async ({
  page,
}) => {
  const sent = await answerMessages(page);
  await page.goto(`${site.origin}/contact`);
  await write(page, "First name", "Ada");
  await ready(page);
  deploy();
  await writeRest(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully");
  expect(sent).toEqual([expect.objectContaining({ firstName: "Ada", message: "Hello." })]);
  await expectWords(page, "A");
});

test("a message whose scripts are gone is posted without them", async ({ page }) => {
  const sent: Record<string, string>[] = [];
  await page.route(contactUrl, (route) => {
    sent.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? "")));
    return route.fulfill({ status: 303, headers: { Location: `${site.origin}/contact#sent` } });
  });
  await page.goto(`${site.origin}/contact`);
  deploy();
  await write(page, "First name", "Ada");
  await writeRest(page);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator("#sent")).toContainText(content.contact.form.sent);
  await expectWords(page, "B");
  const all = {
    firstName: "Ada",
    phoneNumberCountry: "US",
    message: "Hello.",
    sendNewsLetter: "on",
  };
  expect(sent).toEqual([expect.objectContaining(all)]);
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

/** Expects the words of one of the two builds. */
async function expectWords(page: Page, build: "A" | "B"): Promise<void> {
  const expected = build === "A" ? word.before : word.after;
  await expect(page.locator("body > a").first()).toHaveText(expected);
}

/**
 * Copies the fixture's export as another build of it would be: with another word on every page, and
 * every script under another name.
 * @returns its temporary folder, and a function that removes it
 */
function makeSecondBuild(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "second-build-"));
  cpSync(out, folder, { recursive: true });
  const files = filesBelow(folder);
  const scripts = files.filter((file) => /^_next\/static\/.*\.js$/.test(file));
  const names = new RegExp(scripts.map((file) => RegExp.escape(basename(file))).join("|"), "g");
  const renamed = (text: string) => text.replace(names, (name) => `b${name}`);
  for (const file of files.filter((file) => /\.(html|js)$/.test(file))) {
    const path = join(folder, file);
    writeFileSync(path, renamed(readFileSync(path, "utf8")).replace(word.before, word.after));
  }
  for (const file of scripts) renameSync(join(folder, file), join(folder, renamed(file)));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
