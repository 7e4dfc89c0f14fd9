import type { Page } from "playwright/test";

/** At most so many stops has a page; one that has more holds the focus. */
const most = 300;

/**
 * Presses Tab until the page's end and looks at every stop: it comes after the one before, is in
 * sight and under nothing (WCAG 2.4.11), and shows a ring (2.4.7). Every stop is marked.
 */
export async function tabThrough(page: Page): Promise<{ problems: string[]; stops: number }> {
  const problems: string[] = [];
  await page.evaluate(() => {
    scrollTo(0, 0);
    (document.activeElement as HTMLElement).blur();
  });
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press("Tab");
    const problem = await page.evaluate(lookAtStop);
    if (problem === undefined) return { problems, stops };
    problems.push(...problem);
  }
  return { problems: [...problems, "Tab comes to no end"], stops: most };
}

/** Problems of the focused element; undefined at the page's end. */
function lookAtStop(): string[] | undefined {
  const element = document.activeElement as HTMLElement;
  if (element === document.body || element.dataset.stop) return;
  const before = document.querySelector("[data-stop=last]");
  before?.setAttribute("data-stop", "past");
  element.dataset.stop = "last";
  const name = `${element.tagName} "${element.ariaLabel ?? element.textContent.slice(0, 40)}"`;
  const problems: string[] = [];
  if (before && before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
    problems.push(`${name} comes after what follows it`);

  // A visually hidden control is shown by its label.
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const faces = [element, ...labels];
  const ringed = [...faces, element.parentElement as Element].some((face) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(face);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!ringed) problems.push(`${name} has no ring`);

  const fixed = [...document.querySelectorAll("body > header, body > nav > a")].filter(
    (bar) =>
      !bar.contains(element) &&
      bar.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).position !== "fixed",
  );
  const face = faces.at(-1) as HTMLElement;
  const rects = [...face.getClientRects()];
  const hidden = rects.some((rect) =>
    fixed.some((bar) => {
      const { left, right, top, bottom } = bar.getBoundingClientRect();
      return rect.right > left && rect.left < right && rect.bottom > top && rect.top < bottom;
    }),
  );
  // An element taller than the window can only be seen in part.
  const { top, bottom, left, right } = face.getBoundingClientRect();
  const tall = bottom - top > innerHeight / 2;
  // A picture as wide as the window, which scrolls, lies under a button's edge at most.
  const wide = right - left >= document.documentElement.clientWidth;
  if (hidden && !tall && !wide) problems.push(`${name} is under a fixed bar or button`);
  // A row of slides is as wide as the window and moves in its frame, which has the ring.
  const inSight = tall
    ? bottom > 0 && top < innerHeight
    : top >= -1 && bottom <= innerHeight + 1 && (wide || (left >= -1 && right <= innerWidth + 1));
  if (!inSight) problems.push(`${name} is out of sight`);
  return problems;
}

/** Controls that can be seen and that Tab has not come to; of radio buttons one is a stop. */
export function unreached(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.tabIndex >= 0 && !element.closest("[inert]"))
      .filter((element) => !element.matches("[data-stop], [type=radio]:not(:checked)"))
      .map((element) => `Tab leaves out ${element.outerHTML.slice(0, 120)}`),
  );
}
