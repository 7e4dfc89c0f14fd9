import type { Page } from "playwright/test";

/** At most so many stops has a page; one that has more holds the focus. */
const most = 300;

/**
 * Holds Tab until the end of a part of the page and looks at every stop: it comes after the one
 * before, is in sight and under nothing (WCAG 2.4.11), and shows a ring (2.4.7). No control in
 * sight is left out.
 * @param part a selector
 * @returns what is wrong
 */
export async function tabThrough(page: Page, part: string): Promise<string[]> {
  await page.evaluate(watchStops, part);
  for (let stops = 0; stops < most; stops += 10) {
    for (let press = 0; press < 10; press += 1) await page.keyboard.down("Tab");
    const problems = await page.evaluate((): string[] | undefined =>
      Reflect.get(window, "tabProblems"),
    );
    if (!problems) continue;
    await page.keyboard.up("Tab");
    return problems;
  }
  return ["Tab comes to no end"];
}

/** Begins at the part, looks at each stop when Tab leaves it, and tells `window` the problems at the end. */
function watchStops(selector: string): void {
  const part = document.querySelector(selector) as HTMLElement;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  scrollTo(0, 0);
  // What stands beside words comes after them.
  for (const element of part.querySelectorAll<HTMLElement>("*"))
    if (getComputedStyle(element).getPropertyValue("reading-order") === "1")
      element.dataset.moved = "";
  const stops: HTMLElement[] = [];
  const problems: string[] = [];
  const leave = () => {
    const stop = document.activeElement as HTMLElement;
    if (stop === part && stops.length === 0) return;
    if (stop !== part && part.contains(stop) && !stops.includes(stop)) {
      problems.push(...problemsOf(stop, stops.at(-1)));
      stops.push(stop);
      return;
    }
    removeEventListener("keydown", leave, true);
    Object.assign(window, { tabProblems: [...problems, ...leftOut()] });
  };
  Object.assign(window, { tabProblems: undefined });
  addEventListener("keydown", leave, true);

  function problemsOf(element: HTMLElement, before: HTMLElement | undefined): string[] {
    const name = `${element.tagName} "${element.ariaLabel ?? element.textContent.slice(0, 40)}"`;
    const problems: string[] = [];
    const isMoved = element.closest("[data-moved]") !== null;
    if (
      !isMoved &&
      before &&
      before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
    )
      problems.push(`${name} comes after what follows it`);

    // A visually hidden control is shown by its label.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const faces = [element, ...labels];
    const ringed = [...faces, element.parentElement as Element].some((face) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(face);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!ringed) problems.push(`${name} has no ring`);

    const fixed = [
      ...document.querySelectorAll("body > header, body > nav:has(> a), body > nav > a"),
    ].filter(
      (bar) =>
        !bar.contains(element) &&
        bar.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(element).position !== "fixed",
    );
    const face = faces.at(-1) as HTMLElement;
    const hidden = [...face.getClientRects()].some((rect) =>
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
  function leftOut(): string[] {
    const controls = "a[href], button, input, textarea, summary";
    return [...part.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.tabIndex >= 0 && !element.closest("[inert]"))
      .filter((element) => !element.matches("[type=radio]:not(:checked)"))
      .filter((element) => !stops.includes(element))
      .map((element) => `Tab leaves out ${element.outerHTML.slice(0, 120)}`);
  }
}
