import { expect, type Page } from "playwright/test";
import { axeProblems } from "../support/axe.ts";
import { refuseClipboard } from "../support/clipboard.ts";
import { answerWith, test } from "../support/contact-api.ts";
import { alertPopup, fillIn, open, send, statusPopup } from "../support/contact-form.ts";
import { hydrated } from "../support/hydration.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeProblems(page), `${state}, ${colorScheme}`).toEqual([]);
  }
}

test("axe finds nothing in errors and popups", async ({ page, api }) => {
  await open(page);
  await send(page);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(6);
  await expectAccessible(page, "errors");

  api.answer = answerWith(500);
  await fillIn(page);
  await send(page);
  await expect(alertPopup(page)).not.toBeEmpty();
  await expectAccessible(page, "a failure");

  api.answer = answerWith(200);
  await send(page);
  await expect(statusPopup(page)).not.toBeEmpty();
  await expectAccessible(page, "a success");
});

test("axe finds nothing in the alert of a copied code", async ({ page }) => {
  await refuseClipboard(page);
  await page.goto("/pop-up");
  const copy = page.getByRole("main").getByRole("button");
  await hydrated(copy);
  await copy.click();
  await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
  await expectAccessible(page, "the alert");
});
