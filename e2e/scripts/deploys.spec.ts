import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, type Page } from "playwright/test";
import { filesBelow } from "../../site/load/files.ts";
import { test } from "../support/contact-api.ts";
import { ready } from "../support/contact-form.ts";
import { content, out } from "../support/site.ts";
import { serveFolder } from "../support/static-server.ts";

/** A word that stands on every page, in the first build and in the second. */
const word = { before: content.navigation.skip, after: "Skip to the new content" };

test("a page of the build before sends its message, leads to the next build, and Back to what was typed", async ({
  page,
  api,
}) => {
  const second = makeSecondBuild();
  let folder = out;
  const site = await serveFolder(() => folder);
  await page.goto(`${site.origin}/contact`);
  await write(page, "First name", "Ada");
  await ready(page);
  // Nothing of the first build is left.
  folder = second.folder;
  await writeRest(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully");
  expect(api.messages()).toEqual([
    expect.objectContaining({ firstName: "Ada", message: "Hello." }),
  ]);
  await expectWords(page, word.before);

  await write(page, "First name", "Bea");
  await page.getByRole("banner").getByRole("link", { name: "Blogs" }).click();
  await expectWords(page, word.after);
  // The browser may have kept the page of the build before.
  await page.goBack();
  await expect(page.getByLabel("First name")).toHaveValue("Bea");
  site.close();
  second.remove();
});

const write = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).pressSequentially(text);

async function writeRest(page: Page): Promise<void> {
  await write(page, "Last name", "Park");
  await write(page, "Email", "ada@example.com");
  await write(page, "Phone number", "2015550123");
  await write(page, "Subject", "Flyers");
  await write(page, "Message", "Hello.");
}

/** Expects a page of the build with this word. */
const expectWords = (page: Page, word: string) =>
  expect(page.locator("body > a").first()).toHaveText(word);

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
