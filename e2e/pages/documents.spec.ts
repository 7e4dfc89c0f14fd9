import { expect, type Page, test } from "playwright/test";
import { clipboard, refuseClipboard, selection } from "../support/clipboard.ts";
import { hydrated, sizes } from "../support/hydration.ts";
import { content, sectionAt } from "../support/site.ts";

const { languages } = sectionAt("/documents", "code-samples");

const picker = (page: Page) => page.getByRole("group", { name: "Language of the code sample" });
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
    await page.goto("/documents");
    await hydrated(copyButton(page));
    await expect(language(page, "Ruby")).toBeChecked();
    for (const { label, file } of languages) {
      await pick(page, label);
      await expect(language(page, label)).toBeChecked();
      await expectShown(page, file);
    }
    await copyButton(page).click();
    await expect(alert(page)).toHaveText("Code copied to clipboard!");
    expect(await clipboard(page)).toBe(content.samples[languages.at(-1)?.file ?? ""]);
    await pick(page, "Ruby");
    await expect(alert(page), "which is of another sample").toBeEmpty();
    await language(page, "Ruby").focus();
    await page.keyboard.press("ArrowRight");
    await expect(language(page, "Node")).toBeChecked();
    await expectShown(page, "connect.mjs");

    await refuseClipboard(page);
    await page.reload();
    await hydrated(copyButton(page));
    await pick(page, "Node");
    await copyButton(page).click();
    await expect(alert(page)).toHaveText(/Ctrl.*⌘/);
    expect(await selection(page)).toBe(content.samples["connect.mjs"]);
  });
});

test("text in a sample that is closed is found, and its language is chosen", async ({ page }) => {
  const { label = "", file = "" } = languages.at(-1) ?? {};
  const [word = ""] =
    content.samples[file]
      ?.match(/\b\w{8,}\b/g)
      ?.filter((word) => !content.samples[languages[0]?.file ?? ""]?.includes(word)) ?? [];
  await page.goto(`/documents#:~:text=${word}`);
  await expect(language(page, label)).toBeChecked();
  await expectShown(page, file);
  await expect(picker(page).getByText(word).first()).toBeInViewport();
});
