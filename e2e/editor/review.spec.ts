import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { loadAllFromDisk } from "../../compiler/load-content.ts";
import { listPages } from "../../compiler/site/list-pages.ts";
import { publishedOn } from "../../compiler/site/publish.ts";
import { git, sharedCopyOf } from "../support/shared-copy.ts";
import { dev, expect, file, folder, test } from "./preview-server.ts";
import { post, saved, sendEdits } from "./send-edits.ts";

test("a price and a post of a day to come go from the browser to the shared copy", async ({
  page,
}) => {
  await sendEdits(page, dev, ["$48.00", "$52.50"]);

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
  expect(pagesOn(post.day)).toContain(post.address);
  expect(pagesOn("2026-12-09")).not.toContain(post.address);
  rmSync(clone, { recursive: true });
});

test("without changes, one press gets what others have published", async ({ page }) => {
  await page.goto(dev("/edit/changes"));
  await expect(page.getByRole("button", { name: "Send for review" })).toHaveCount(0);
  await page.getByRole("button", { name: "Get what others have published" }).click();
  await expect(page.getByRole("status")).toHaveText("This copy has everything that is published.");
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
  // A redirect to the deleted page now leads to its replacement, in one hop.
  expect(file("redirects.yaml")).toContain("- from: /opening-hours\n    to: /contact");
  expect(() => file("pages/how-we-answer.md")).toThrow();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status")).toHaveText("It is as it was before.");
  expect(file("pages/how-we-answer.md")).toBe(before);
});
