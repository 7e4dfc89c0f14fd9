import { expect, test } from "playwright/test";
import { content } from "../support/site.ts";

test("the floating buttons: to the top on the left, WhatsApp with its text on the right", async ({
  page,
}) => {
  await page.goto("/about");
  const top = page.getByRole("link", { name: content.navigation.floating.top });
  const chat = page.getByRole("link", { name: content.navigation.floating.whatsapp });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const left = await top.boundingBox();
  const right = await chat.boundingBox();
  expect(left?.x).toBeLessThan(100);
  expect(right?.x).toBeGreaterThan(width - 100);
  for (const box of [left, right]) expect(box?.y).toBeGreaterThan(height - 100);

  const address = new URL((await chat.getAttribute("href")) ?? "");
  expect(address.host).toBe("wa.me");
  expect(address.searchParams.get("text")).toBe("Hello! I need assistance.");

  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const width of [390, 769, 1280])
  test(`at ${width} px the floating buttons hide nothing that has the focus, nor the page's end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/about");
    const hidden = await page.evaluate(async () => {
      const buttons = [...document.querySelectorAll<HTMLElement>("body > nav > a")];
      const covers = (element: Element) =>
        [...element.getClientRects()].some((rect) =>
          buttons.some((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            return rect.right > left && rect.left < right && rect.bottom > top && rect.top < bottom;
          }),
        );
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>("main a, footer a")) {
        if (!element.checkVisibility()) continue;
        element.focus();
        if (covers(element)) found.push(element.textContent);
      }
      scrollTo(0, document.documentElement.scrollHeight);
      for (const element of document.querySelectorAll("footer :is(a, p, h2, li)"))
        if (covers(element)) found.push(`at the end: ${element.textContent}`);
      return { buttons: buttons.length, found };
    });
    expect(hidden).toEqual({ buttons: 2, found: [] });
  });

for (const width of [1280, 1400, 1920])
  test(`at ${width} px the floating buttons stand beside the page's words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about");
    const words = await page.getByRole("heading", { level: 1 }).boundingBox();
    const top = await page
      .getByRole("link", { name: content.navigation.floating.top })
      .boundingBox();
    expect((top?.x ?? 0) + (top?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0);
    expect(top?.x).toBeGreaterThan(0);
    expect(top?.width).toBeGreaterThanOrEqual(44);
  });
