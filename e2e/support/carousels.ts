import { expect, type Locator, type Page } from "playwright/test";

/** The site's two carousels; the second is on every service page. */
export const carousels = {
  story: { path: "/about", label: "Drawings of local shops", speed: 300, count: 6, controls: 6 },
  services: {
    path: "/services/cloud-storage",
    label: "More help for your business",
    speed: 500,
    count: 6,
    controls: 2,
  },
};

export type Name = keyof typeof carousels;

export function parts(page: Page, name: Name) {
  const { label } = carousels[name];
  const root = page.getByRole("group", { name: label, exact: true });
  return {
    root,
    list: root.getByRole("list"),
    pause: root.getByRole("button", { name: "Pause the moving slides" }),
    play: root.getByRole("button", { name: "Let the slides move" }),
  };
}

/** Opens a carousel's page with the clock stopped, which stops the slides too, and brings it into view. */
export async function openAtRest(page: Page, name: Name) {
  await page.clock.install({ time: new Date("2026-11-20T12:00:00Z") });
  await page.clock.pauseAt(new Date("2026-11-20T12:00:10Z"));
  await page.goto(carousels[name].path);
  const { root } = parts(page, name);
  await page.mouse.move(2, 2);
  await root.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect(root).toHaveAttribute("data-moves");
}

/** Left edges of the slides in order, in px from the left edge of the box around the list. */
export function lefts(list: Locator): Promise<number[]> {
  return list.evaluate((element) => {
    const box = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return [...element.children].map((slide) => slide.getBoundingClientRect().left - box.left);
  });
}

/** Indexes of the slides that show whole, from left to right. */
export function shown(list: Locator): Promise<number[]> {
  return list.evaluate((element) => {
    const box = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return [...element.children]
      .map((slide, index) => ({ index, box: slide.getBoundingClientRect() }))
      .filter((slide) => slide.box.left > box.left - 1 && slide.box.right < box.right + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ index }) => index);
  });
}
