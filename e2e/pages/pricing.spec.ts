import { expect, test } from "playwright/test";
import { headingOf } from "../../site/schema/prices.ts";
import { content } from "../support/site.ts";

test("only the body of a coming card is blurred, and only on a screen", {
  tag: "@engines",
}, async ({ page }) => {
  /** The blurred elements around a text; none means that it is sharp. */
  const blurs = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => {
        const found: string[] = [];
        for (let node: Element | null = element; node; node = node.parentElement)
          if (
            getComputedStyle(node).filter.includes("blur") ||
            getComputedStyle(node, "::after").backdropFilter.includes("blur")
          )
            found.push(node.tagName);
        return found;
      });

  await page.goto("/one-day-campaign-pricing");
  const { card, plans, features } = content.prices.categories["one-day-campaign"];
  const [feature = ""] = features;
  for (const plan of plans) await expect.poll(() => blurs(headingOf(card, plan))).toEqual([]);
  await expect.poll(() => blurs("Free")).toEqual([]);
  await expect.poll(() => blurs("COMING SOON")).toEqual([]);
  await expect.poll(() => blurs(feature)).toEqual(["UL"]);
  const body = page.getByRole("list").filter({ hasText: feature }).last();
  await expect(body.locator("a, button, input, [tabindex]")).toHaveCount(0);

  await page.emulateMedia({ forcedColors: "active" });
  await expect.poll(() => blurs(feature)).toEqual([]);
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  await expect.poll(() => blurs(feature)).toEqual([]);

  await page.emulateMedia({ media: "screen" });
  await page.goto("/flyer-pricing");
  await expect.poll(() => blurs(content.prices.categories.flyer.features[0] ?? "")).toEqual([]);
});
