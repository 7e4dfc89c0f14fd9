import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { Page } from "playwright/test";
import { loadAllFromDisk } from "../../content/load-content.ts";
import { photo } from "../../content/pictures/sample-pictures.ts";
import { listPages } from "../../content/site/list-pages.ts";
import { publishedOn } from "../../content/site/publish.ts";
import { git, sharedCopyOf } from "../support/shared-copy.ts";
import { dev, expect, file, folder, save, test } from "./preview-server.ts";

/** Saves, or shows why it was not saved. */
async function saved(page: Page): Promise<void> {
  await save(page);
  const said = page.getByRole("status").or(page.getByRole("alert"));
  await expect(said.first()).toHaveText("Saved.");
}

test("a price and a post of a day to come go from the browser to the shared copy", async ({
  page,
}) => {
  const [day, dayBefore] = ["2026-12-10", "2026-12-09"];
  const address = "/blog-lists/a-window-in-december";
  await page.goto(dev("/edit/prices#categories.flyer.plans.0.amount"));
  await page.locator(":focus").fill("52.5");
  await saved(page);

  await page.goto(dev("/edit/blog/new"));
  await page.getByRole("textbox", { name: "Title" }).fill("A Window in December");
  await saved(page);
  const buffer = await photo(3000, 2000).jpeg().toBuffer();
  const picture = { name: "Window.jpg", mimeType: "image/jpeg", buffer };
  await page.getByLabel("Add a picture").setInputFiles(picture);
  await expect(page.getByRole("status")).toContainText("![what it shows](window.jpg)");
  await page
    .getByRole("textbox", { name: "Description" })
    .fill("How to fill a shop window in December, week by week.");
  await page.getByLabel("Date", { exact: true }).fill(day);
  await page.getByLabel("What the picture shows").fill("A shop window.");
  await page.getByLabel("Draft").uncheck();
  await page
    .getByRole("textbox", { name: "Text (Markdown)" })
    .fill(
      "## Light\n\n![A window at dusk](window.jpg)\n\n| Week | In the window |\n| --- | --- |\n| First | Candles |\n",
    );
  await saved(page);

  await page.goto(dev(address));
  await expect(page.getByText(/Scheduled: on the site from .* December 10, 2026/)).toBeVisible();
  const panel = page.locator("#preview-panel");
  await panel.getByText("Preview").click();
  await page.getByLabel("As of").fill(day);
  await page.getByRole("button", { name: "Show what is published then" }).click();
  await expect(page.getByText(/Scheduled: /)).toHaveCount(0);
  await expect(page.getByRole("cell", { name: "Candles" })).toBeVisible();
  await expect(page.getByRole("img", { name: "A window at dusk" })).toBeVisible();
  await panel.getByText("Preview").click();
  await page.getByRole("button", { name: "Show today, with drafts" }).click();
  await expect(page.getByText(/Scheduled: /)).toBeVisible();

  await page.goto(dev("/edit"));
  await page.getByRole("link", { name: "What has changed" }).click();
  const price = page.getByRole("definition").filter({ hasText: "$52.50" });
  await expect(price.getByRole("deletion")).toHaveText("$48.00");
  const look = (when: string) => page.frameLocator(`iframe[title="Prices ${when}"]`);
  await expect(look("before").getByText("$48.00").first()).toBeAttached();
  await expect(look("before").getByText("$52.50")).toHaveCount(0);
  await expect(look("after").getByText("$52.50").first()).toBeAttached();
  await expect(page.getByRole("heading", { name: "A Window in December new" })).toBeVisible();
  await page.getByLabel("Your name").fill("Ann Bell");
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByRole("status")).toContainText("Sent for review");

  const shared = sharedCopyOf(folder);
  const branch = "edits/2026-11-22-ann-bell";
  expect(git(shared, "log", "-1", "--format=%an", branch)).toBe("Ann Bell\n");
  const clone = mkdtempSync(join(tmpdir(), "sent-"));
  git(folder, "clone", "--quiet", "--branch", branch, shared, clone);
  const env = { ...process.env, CONTENT_ROOT: relative(".", clone) };
  expect(execFileSync(process.execPath, ["scripts/check.ts"], { env, encoding: "utf8" })).toBe(
    "The content is in order.\n",
  );
  const { data } = loadAllFromDisk(clone);
  const pagesOn = (today: string) => listPages(publishedOn(data, today)).map(({ path }) => path);
  expect(pagesOn(day)).toContain(address);
  expect(pagesOn(dayBefore)).not.toContain(address);
  rmSync(clone, { recursive: true });
});

test("a save is undone", async ({ page }) => {
  const before = file("pages/not-found.yaml");
  await page.goto(dev("/edit/pages/not-found"));
  await page.getByLabel("Heading").fill("A slip");
  await saved(page);
  expect(file("pages/not-found.yaml")).toContain("A slip");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status")).toHaveText("It is as it was before.");
  expect(file("pages/not-found.yaml")).toBe(before);
});

test("an earlier version of a file comes back", async ({ page }) => {
  const before = file("pages/not-found.yaml");
  await page.goto(dev("/edit/pages/not-found"));
  await page.getByLabel("Heading").fill("A slip");
  await saved(page);
  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("button", { name: "Bring this version back" }).first().click();
  await expect(page.getByRole("status")).toHaveText("It is as it was before.");
  expect(file("pages/not-found.yaml")).toBe(before);
});

test("a deleted page leads to another one, and comes back", async ({ page }) => {
  const before = file("pages/how-we-answer.md");
  await page.goto(dev("/edit/pages/how-we-answer"));
  await page.getByRole("link", { name: "Delete" }).click();
  await page.getByLabel("Where should /how-we-answer lead?").selectOption("/contact");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("status")).toHaveText("It is deleted.");
  expect(file("redirects.yaml")).toContain("- from: /how-we-answer\n    to: /contact");
  // What led to it leads on in one hop.
  expect(file("redirects.yaml")).toContain("- from: /opening-hours\n    to: /contact");
  expect(() => file("pages/how-we-answer.md")).toThrow();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status")).toHaveText("It is as it was before.");
  expect(file("pages/how-we-answer.md")).toBe(before);
});
