import { setTimeout as wait } from "node:timers/promises";
import type { Driver } from "./driver.ts";

/**
 * Runs a check in the page again and again until it finds nothing wrong, for up to ten seconds.
 * @param check returns true, or what is wrong
 * @throws an error with what was wrong last
 */
export async function until<Args extends unknown[]>(
  page: Pick<Driver, "run">,
  check: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  let found: unknown;
  for (let attempt = 0; attempt < 100; attempt++) {
    found = await page.run(check, ...args).catch(String);
    if (found === true) return;
    await wait(100);
  }
  throw new Error(`${JSON.stringify(found)} where this should be true: ${check}`);
}

/** Moves the mouse, which loads the scripts, and waits until they have started. */
export async function wake(page: Driver): Promise<void> {
  await page.move(5, 300);
  await page.move(2, 300);
  await until(
    page,
    () => !!document.querySelector('[popovertarget="_services-menu"][aria-expanded]'),
  );
}

/** Moves the mouse to the middle of the first visible element, and brings that into view before. */
export async function hover(page: Driver, selector: string): Promise<void> {
  const [x, y] = await page.run((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const element = all.find((element) => element.checkVisibility());
    if (!element) throw new Error(`nothing visible is ${selector}`);
    const box = () => element.getBoundingClientRect();
    if (box().top < 100 || box().bottom > innerHeight - 60)
      if (!element.closest("header"))
        element.scrollIntoView({ block: "center", behavior: "instant" });
    return [box().left + box().width / 2, box().top + box().height / 2] as const;
  }, selector);
  await page.move(x, y);
}

/** Presses an element with the mouse. */
export async function click(page: Driver, selector: string): Promise<void> {
  await hover(page, selector);
  await page.press();
}

/** Lets the rules for paper apply to the screen: only Chromium can do that by itself. */
export function showAsPaper(page: Driver): Promise<void> {
  return page.run(() => {
    const swap = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule)
          rule.media.mediaText = rule.media.mediaText.replace(/\b(print|screen)\b/g, (name) =>
            name === "print" ? "screen" : "print",
          );
        if ("cssRules" in rule) swap(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) swap(cssRules);
  });
}
