// The two arrow buttons of a row of cards (components/ui/card-row.tsx), at once and by touch too.

import { targetOf } from "./target-of.ts";

addEventListener("click", (event) => {
  const button = targetOf(event)?.closest<HTMLElement>("[data-move]");
  const list = button?.closest("[data-row]")?.firstElementChild;
  if (list) move(list, Number(button?.dataset.move));
});

/** Scrolls a list by one card forward (1) or back (-1), and round at its ends. */
function move(list: Element, way: number): void {
  const [first, second] = [...list.children] as HTMLElement[];
  const { scrollLeft, scrollWidth, clientWidth } = list;
  const end = scrollWidth - clientWidth;
  const isAtEnd = way > 0 ? scrollLeft > end - 2 : scrollLeft < 2;
  const step = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
  list.scrollTo({ left: isAtEnd ? (way > 0 ? 0 : end) : scrollLeft + way * step });
}

// Browsers do not scroll to a card of which a strip shows. By keyboard only: a click would miss.
addEventListener("focusin", (event) => {
  const link = targetOf(event);
  if (link?.matches("[data-row] li :focus-visible"))
    link.scrollIntoView({ block: "nearest", inline: "nearest" });
});
