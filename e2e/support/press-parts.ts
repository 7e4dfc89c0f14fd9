import type { Page } from "playwright/test";

/** Errors about the content security policy or Trusted Types. */
export const ofPolicy = (errors: string[]) => errors.filter((text) => /policy|trusted/i.test(text));

/**
 * Presses whatever a page has that is no link: menus, accordions, tabs, dots, arrows, pauses,
 * pickers, copy buttons, the form's button.
 * @returns how many parts that were
 */
export function pressParts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const kinds = "button, summary, [role=tab], input[type=radio], input[type=checkbox]";
    const parts = document.querySelectorAll<HTMLElement>(kinds);
    for (const part of parts) part.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return parts.length;
  });
}
