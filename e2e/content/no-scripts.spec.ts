import { expect, type Page, test } from "playwright/test";
import { sizes } from "../support/hydration.ts";
import { content, pages } from "./site.ts";

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

for (const [name, viewport] of Object.entries(sizes))
  test(`on a ${name} every word and link of every page can be reached`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    const missing: string[] = [];
    for (const { path } of pages) {
      await page.goto(path);
      missing.push(...(await outOfReach(page)).map((what) => `${path}: ${what}`));
    }
    // These go with the form, which an address to write to replaces, and with what only phones show.
    const forPhones = [content.navigation.bar.menu, content.promotion.short];
    const gone = [content.contact.form.required, ...(name === "desktop" ? forPhones : [])];
    const isGone = (what: string) => gone.some((words) => what.endsWith(`: "${words}"`));
    expect(missing.filter((what) => !isGone(what))).toEqual([]);
  });

/**
 * Words and links that no press of what the browser itself opens brings to sight: `details`,
 * popovers, radio buttons.
 */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Parts that only scripts make use of, each with its plain variant beside it; words in a drawing.
    const variants =
      ".only-android, .only-ios, .only-ca, .only-us, [data-hold], [inert], [role=img], [class~='noscript:hidden']";
    const all = new Set<string>();
    const seen = new Set<string>();
    const look = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode } = walker;
        const owner = currentNode.parentElement as HTMLElement;
        const text = currentNode.textContent?.trim().replace(/\s+/g, " ");
        if (!text || !/\w/.test(text) || owner.closest(`svg, script, style, ${variants}`)) continue;
        const address = owner.closest("a")?.getAttribute("href");
        const what = address ? `"${text}" → ${address}` : `"${text}"`;
        all.add(what);
        const { width, height } = owner.getBoundingClientRect();
        const shows = owner.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (shows && width > 0 && height > 0) seen.add(what);
      }
    };
    look();
    const presses = "summary, [popovertarget]:not([popovertargetaction]), [type=radio]";
    for (const control of document.querySelectorAll<HTMLElement>(presses)) {
      if (!control.checkVisibility()) continue;
      control.click();
      look();
      const menu = document.querySelector<HTMLElement>(":popover-open");
      for (const summary of menu?.querySelectorAll("summary") ?? []) {
        summary.click();
        look();
      }
      menu?.hidePopover();
    }
    return [...all].filter((what) => !seen.has(what));
  });
}
