// The button of the phones' bar steps aside while a button with the same words is in view. Without
// scripts both stay.

import { on } from "./on.ts";

/** Whether a button may be in view, by element. */
const inView = new Map<Element, boolean>();

/** Not what the bar covers. */
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) inView.set(target, isIntersecting);
    document.documentElement.toggleAttribute(
      "data-action-in-view",
      [...inView.values()].some(Boolean),
    );
  },
  { rootMargin: "-56px 0px" },
);

/** The device's own variant of a link is the one that shows. */
const isShown = (element: HTMLElement) => element.offsetWidth > 0;

function watch(): void {
  const actions = [...document.querySelectorAll<HTMLElement>(".quick-links .action")];
  const words = actions.find(isShown)?.textContent?.trim();
  if (!words) return;
  for (const link of document.querySelectorAll("main a"))
    if (link.textContent?.trim() === words) watcher.observe(link);
}

watch();
on("resize", () => inView.size || watch());
