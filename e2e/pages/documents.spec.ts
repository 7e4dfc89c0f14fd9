import { expect, type Page, test } from "playwright/test";
import { clipboard, refuseClipboard, selection } from "../support/clipboard.ts";
import { holdScripts, hydrated, sizes } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const { languages } = content.documents;

const picker = (page: Page) => page.getByRole("group", { name: content.documents.picker });
const language = (page: Page, label: string) => picker(page).getByRole("radio", { name: label });
const copyButton = (page: Page) => picker(page).getByRole("button", { name: "Copy Code" });
const alert = (page: Page) => picker(page).getByRole("status");

/** The sample on show, and that no other one is. */
async function expectShown(page: Page, file: string): Promise<void> {
  const samples = picker(page).getByRole("region");
  await expect(samples).toHaveCount(1);
  await expect(samples).toHaveAccessibleName(file);
  expect(await samples.textContent()).toBe(content.samples[file]);
}

/** Picks a language as a visitor does, by its word. */
async function pick(page: Page, label: string): Promise<void> {
  await picker(page).getByText(label, { exact: true }).click();
}

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone, permissions: ["clipboard-read", "clipboard-write"] });

  test("each language shows its sample, by keys too, and copies it or selects it", async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.goto("/documents");
    await hydrated(copyButton(page));
    await expect(language(page, "Ruby")).toBeChecked();
    for (const { label, file } of languages) {
      await pick(page, label);
      await expect(language(page, label)).toBeChecked();
      await expectShown(page, file);
      await expect(alert(page)).toBeEmpty();
      await copyButton(page).click();
      await expect(alert(page)).toHaveText("Code copied to clipboard!");
      expect(await clipboard(page)).toBe(content.samples[file]);
    }

    await page.clock.pauseAt(60_000);
    await copyButton(page).click();
    await expect(alert(page)).toHaveText("Code copied to clipboard!");
    await page.clock.runFor(10_000);
    await expect(alert(page)).toBeEmpty();
    await page.clock.resume();

    await language(page, "Ruby").focus();
    await page.keyboard.press("ArrowRight");
    await expect(language(page, "Node")).toBeChecked();
    await expectShown(page, "connect.mjs");
    await page.keyboard.press("Tab");
    await expect(copyButton(page)).toBeFocused();

    await refuseClipboard(page);
    await page.reload();
    await hydrated(copyButton(page));
    await pick(page, "Node");
    await copyButton(page).click();
    await expect(alert(page)).toHaveText(/Ctrl.*⌘/);
    expect(await selection(page)).toBe(content.samples["connect.mjs"]);
  });
});

test("the code is coloured without a highlighter; a language picked before the scripts arrive stays picked", async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  const release = await holdScripts(page);
  await page.goto("/documents", { waitUntil: "domcontentloaded" });
  await pick(page, "Node");
  await expectShown(page, "connect.mjs");
  release();
  await hydrated(copyButton(page));
  await expect(language(page, "Node")).toBeChecked();
  await expectShown(page, "connect.mjs");

  const colours = await picker(page)
    .getByRole("region")
    .locator("span")
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color));
  expect(new Set(colours).size).toBeGreaterThanOrEqual(4);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of await Promise.all(scripts)) expect(script).not.toMatch(/shiki|textmate/i);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every sample can be read, and no dead button is there", async ({ page }) => {
    await page.goto("/documents");
    for (const { label, file } of languages) {
      await pick(page, label);
      await expectShown(page, file);
    }
    await expect(picker(page).getByRole("button")).toHaveCount(0);
  });
});
