import { expect, test } from "playwright/test";
import { content } from "../support/site.ts";

const { floating } = content.navigation;

test("on wide screens the buttons stand beside the page's words: to the top left, WhatsApp right", async ({
  page,
}) => {
  await page.goto("/about");
  const top = page.getByRole("link", { name: floating.top });
  const chat = page.getByRole("link", { name: floating.whatsapp });
  for (const [width, space] of [
    [1280, 2],
    [1400, 16],
    [1440, 16],
    [1920, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const words = await page.getByRole("heading", { level: 1 }).boundingBox();
    const left = await top.boundingBox();
    const right = await chat.boundingBox();
    // With a space on both sides.
    expect(left?.x).toBeGreaterThanOrEqual(space);
    expect(left?.x).toBeLessThan(100);
    expect(left?.width).toBeGreaterThanOrEqual(44);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual((words?.x ?? 0) - space);
    expect(right?.x).toBeGreaterThan(width - 100);
    for (const box of [left, right]) expect(box?.y).toBeGreaterThan(700);
  }

  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("on a phone the bar hides nothing that has the focus, nor the page's end, and in a low window nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about");
  const hidden = await page.evaluate(async () => {
    const strip = document.querySelector("body > nav:has(> a)");
    const links = [...(strip?.children ?? [])];
    // On wide screens the strip itself has no box.
    const buttons = strip?.clientHeight ? [strip] : links;
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
    return { links: links.length, found };
  });
  expect(hidden).toEqual({ links: 3, found: [] });

  await page.setViewportSize({ width: 320, height: 700 });
  const bar = page.getByRole("navigation", { name: floating.label });
  const action = bar.getByRole("link", { name: content.nextSteps.post.prices });
  const { width = 0, height = 0 } = (await action.boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(150);
  expect(height).toBeGreaterThanOrEqual(44);
  await expect(bar).toHaveCSS("position", "fixed");
  await page.setViewportSize({ width: 700, height: 390 });
  await expect(bar).toHaveCSS("position", "static");
  await expect(page.locator("body")).toHaveCSS("padding-bottom", "0px");
});

test("the frame leaves the words of a page room, and the quick links lie over no text and no control", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const found: string[] = [];
  // Pages with other buttons in the bar, no breadcrumb, the second footer, or something at the edge.
  const paths = [
    "/",
    "/about",
    "/pricing",
    "/services/cloud-storage",
    "/dtransfer/redmore",
    "/nothing-here",
  ];
  for (const path of paths) {
    await page.goto(path);
    for (const width of [390, 1280, 1400]) {
      await page.setViewportSize({ width, height: 800 });
      const main = await page.locator("main").boundingBox();
      if (width === 390) expect(main?.y, path).toBeLessThanOrEqual(144);
      const words = await page.evaluate(covered);
      found.push(...words.map((word) => `${path} at ${width} px: ${word}`));
    }
  }
  expect(found).toEqual([]);
});

/**
 * Text and controls that the quick links lie over at some scroll position; a strip has to be solid
 * and as wide as the window.
 */
async function covered(): Promise<string[]> {
  const strip = document.querySelector("body > nav:has(> a)");
  const found = new Set<string>();
  if (strip && strip.clientHeight > 0) {
    const { left, right, bottom } = strip.getBoundingClientRect();
    const isSolid = !/rgba|\//.test(getComputedStyle(strip).backgroundColor);
    if (!isSolid || left > 0 || right < document.documentElement.clientWidth)
      found.add("the strip is not solid");
    if (bottom !== innerHeight) found.add("the strip is not at the bottom");
    return [...found];
  }
  const links = [...(strip?.children ?? [])];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const owner = currentNode.parentElement;
    if (!currentNode.nodeValue?.trim() || !owner || owner.closest("svg, [role=img], body > nav"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(owner.closest("a, button, label, summary") ?? currentNode);
    const places = [...range.getClientRects()].map((rect) => ({ rect, top: rect.top + scrollY }));
    for (const link of links)
      for (const { rect, top } of places) {
        const button = link.getBoundingClientRect();
        const x = (Math.max(rect.left, button.left) + Math.min(rect.right, button.right)) / 2;
        if (x <= rect.left || x >= rect.right || x <= button.left || x >= button.right) continue;
        // Only what comes below the button on scrolling, and is not cut off by its frame.
        scrollTo({
          top: top + rect.height / 2 - button.top - button.height / 2,
          behavior: "instant",
        });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const y = [
          Math.max(top - scrollY, button.top),
          Math.min(top - scrollY + rect.height, button.bottom),
        ] as const;
        const isShown = link.checkVisibility({ visibilityProperty: true });
        const below = document.elementsFromPoint(x, (y[0] + y[1]) / 2);
        if (y[0] < y[1] && isShown && below.includes(owner))
          found.add(currentNode.nodeValue.trim().slice(0, 40));
      }
  }
  return [...found];
}
