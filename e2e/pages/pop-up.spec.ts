import { expect, type Page, test } from "playwright/test";
import { clipboard, refuseClipboard, selection } from "../support/clipboard.ts";
import { hydrated, sizes } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const copyButton = (page: Page) => page.getByRole("button", { name: "Copy code" });
const alert = (page: Page) => page.getByRole("main").getByRole("status");

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone, permissions: ["clipboard-read", "clipboard-write"] });

  test("the offer's code is copied", async ({ page }) => {
    await page.goto("/pop-up");
    await hydrated(copyButton(page));
    await copyButton(page).click();
    await expect(alert(page)).toHaveText("Code copied to clipboard!");
    expect(await clipboard(page)).toBe(content.promotion.code);
  });
});

test("where the clipboard is refused, the code is selected", async ({ page }) => {
  await refuseClipboard(page);
  await page.goto("/pop-up");
  await hydrated(copyButton(page));
  await copyButton(page).click();
  await expect(alert(page)).toHaveText(/Ctrl.*⌘/);
  expect((await selection(page)).trim()).toBe(content.promotion.code);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the code can be read, and no dead button is there", async ({ page }) => {
    await page.goto("/pop-up");
    await expect(
      page.getByRole("main").getByText(content.promotion.code, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });
});
