import { expect, test } from "playwright/test";
import { content } from "../support/site.ts";

const { floating } = content.navigation;

test("on a phone the bar leaves the page's end free, and in a low window hides nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = await page.getByRole("contentinfo").boundingBox();
  const strip = await page.getByRole("navigation", { name: floating.label }).boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1);

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
  const links = page.getByRole("navigation", { name: floating.label }).getByRole("link");
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
    for (const width of path === "/about" ? [390, 1280, 1400, 1440, 1920] : [390, 1280, 1400]) {
      await page.setViewportSize({ width, height: 800 });
      const main = await page.locator("main").boundingBox();
      if (width === 390) expect(main?.y, path).toBeLessThanOrEqual(144);
      expect(await page.evaluate(faultsOfLinks), `${path} at ${width} px`).toEqual([]);
      for (const [words, top] of await page.evaluate(textsBelow)) {
        await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
        // They hide while a row of cards comes below them.
        for (const link of await links.all())
          await expect(link, `${path} at ${width} px, ${words}`).toBeHidden();
      }
    }
  }
});

/** What is wrong with the quick links: a strip has to be solid and as wide as the window. */
function faultsOfLinks(): string[] {
  const strip = document.querySelector("body > nav:has(> a)");
  const faults: string[] = [];
  if (strip && strip.clientHeight > 0) {
    const { left, right, bottom } = strip.getBoundingClientRect();
    const isSolid = !/rgba|\//.test(getComputedStyle(strip).backgroundColor);
    if (!isSolid || left > 0 || right < document.documentElement.clientWidth)
      faults.push("the strip is not solid");
    if (bottom !== innerHeight) faults.push("the strip is not at the bottom");
  } else
    for (const link of strip?.children ?? []) {
      const { left, right, width } = link.getBoundingClientRect();
      if (width > 0 && (left < 2 || right > innerWidth - 2))
        faults.push("a link leaves the window");
    }
  return faults;
}

/** Text and controls that come below single quick links, each with the scroll position. */
function textsBelow(): [words: string, top: number][] {
  const strip = document.querySelector("body > nav:has(> a)");
  if (!strip || strip.clientHeight > 0) return [];
  const found = new Map<string, number>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const owner = currentNode.parentElement;
    if (!currentNode.nodeValue?.trim() || !owner || owner.closest("svg, [role=img], body > nav"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(owner.closest("a, button, label, summary") ?? currentNode);
    const places = [...range.getClientRects()].map((rect) => ({ rect, top: rect.top + scrollY }));
    for (const link of strip.children)
      for (const { rect, top } of places) {
        const button = link.getBoundingClientRect();
        const x = (Math.max(rect.left, button.left) + Math.min(rect.right, button.right)) / 2;
        if (x <= rect.left || x >= rect.right || x <= button.left || x >= button.right) continue;
        // Only what comes below the button on scrolling, and is not cut off by its frame.
        scrollTo({
          top: top + rect.height / 2 - button.top - button.height / 2,
          behavior: "instant",
        });
        const y = [
          Math.max(top - scrollY, button.top),
          Math.min(top - scrollY + rect.height, button.bottom),
        ] as const;
        const below = document.elementsFromPoint(x, (y[0] + y[1]) / 2);
        if (y[0] < y[1] && below.includes(owner))
          found.set(currentNode.nodeValue.trim().slice(0, 40), scrollY);
      }
  }
  return [...found];
}
