import { expect, type Page, test } from "playwright/test";
import { sizes } from "../support/hydration.ts";
import { content, pages } from "../support/site.ts";
import { templatesOf } from "./templates.ts";

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

test("every word and link of a page of each kind can be reached, on a phone and on a desktop", async ({
  page,
}) => {
  const { bar } = content.navigation;
  // What only phones, or only wide windows show; the quick links show further down.
  const descriptions = bar.columns.flatMap(({ links }) => links.map(({ text }) => text));
  const gone = {
    phone: ["Back to top", "Chat with us on WhatsApp", "Region:", ...descriptions],
    desktop: ["Back to top", "Menu", "Region", ...bar.menuLinks.map(({ label }) => label)],
  };
  const missing: string[] = [];
  for (const path of templatesOf(pages)) {
    await page.goto(path);
    for (const name of ["phone", "desktop"] as const) {
      await page.setViewportSize(sizes[name]);
      const isGone = (what: string) => gone[name].some((words) => what.startsWith(`"${words}"`));
      const unreached = (await outOfReach(page)).filter((what) => !isGone(what));
      missing.push(...unreached.map((what) => `${path}, ${name}: ${what}`));
    }
  }
  expect(missing).toEqual([]);
});

/**
 * Words and links that no press of what the browser itself opens brings to sight: `details`,
 * popovers, radio buttons.
 */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Parts that only scripts make use of, each with its plain variant beside it; what became of a
    // form that was posted; words in a drawing; what stands beside a page's text where there is room.
    // Decoration repeats other words. The browser itself shows a select's options. Phones have room for four strips with prices.
    const variants =
      ".only-android, .only-ios, .only-ca, .only-us, #sent, [id^=not-sent], [inert], [role=img], [aria-hidden=true], .price-strips li:nth-child(n + 5), [class~='noscript:hidden'], [class~='noscript:hidden!'], [class~='max-lg:hidden']";
    const all = new Set<string>();
    const seen = new Set<string>();
    const look = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode } = walker;
        const owner = currentNode.parentElement as HTMLElement;
        const text = currentNode.textContent?.trim().replace(/\s+/g, " ");
        if (!text || !/\w/.test(text) || owner.closest(`svg, script, style, option, ${variants}`))
          continue;
        const address = owner.closest("a")?.getAttribute("href");
        const what = address ? `"${text}" → ${address}` : `"${text}"`;
        const { width, height } = owner.getBoundingClientRect();
        const isVisible = owner.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
        const shows = isVisible && width > 0 && height > 0;
        if (shows) seen.add(what);
        // The phone's bar has a button that wide windows do not show.
        if (shows || !owner.closest(".action")) all.add(what);
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
