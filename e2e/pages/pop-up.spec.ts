import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { clipboard, refuseClipboard, selection } from "../support/clipboard.ts";
import { hydrated, sizes } from "../support/hydration.ts";
import { content } from "../support/site.ts";

const copyButton = (page: Page) => page.getByRole("button", { name: "Copy code" });
const alert = (page: Page) => page.getByRole("main").getByRole("status");

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone, permissions: ["clipboard-read", "clipboard-write"] });

  test("the offer's code is copied; where the clipboard is refused, it is selected", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/pop-up");
    await hydrated(copyButton(page));
    await copyButton(page).click();
    await expect(alert(page)).toHaveText("Code copied to clipboard!");
    expect(await clipboard(page)).toBe(content.promotion.code);

    await refuseClipboard(page);
    await page.reload();
    await hydrated(copyButton(page));
    await copyButton(page).click();
    await expect(alert(page)).toHaveText(/Ctrl.*⌘/);
    expect((await selection(page)).trim()).toBe(content.promotion.code);
    await expectAccessible(page);
  });
});
