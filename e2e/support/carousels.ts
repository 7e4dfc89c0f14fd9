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

/** Opens the page, brings the carousel into view and waits until scripts have taken it over. */
async function open(page: Page, name: Name) {
  await page.goto(carousels[name].path);
  const { root } = parts(page, name);
  await page.mouse.move(2, 2);
  await root.evaluate((element) => {
    document.documentElement.style.scrollBehavior = "auto";
    element.scrollIntoView({ block: "center" });
  });
  await expect(root).toHaveAttribute("data-live");
}

/** Opens the carousel with the clock stopped, which stops the slides too. */
export async function openAtRest(page: Page, name: Name) {
  await page.clock.install({ time: new Date("2026-11-20T12:00:00Z") });
  await page.clock.pauseAt(new Date("2026-11-20T12:00:10Z"));
  await open(page, name);
  await seen(page, name);
}

/** Waits until the page has been told what of the carousel is in view, upon which it starts to move. */
const seen = (page: Page, name: Name) =>
  parts(page, name).root.evaluate(
    (element) =>
      new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(element)),
  );

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

/** Distance from one slide to the next, in px. */
export async function stepOf(list: Locator): Promise<number> {
  const [first = 0, second = 0] = await lefts(list);
  return second - first;
}
