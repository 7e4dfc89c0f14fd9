"use client";

import { type FocusEvent, type ReactNode, useRef } from "react";
import { release } from "./release";

type Props = { previous: string; next: string; children: ReactNode };

/** Cards in a list that scrolls, and two buttons that move it by one card, round at its ends. */
export function CardRow({ previous, next, children }: Props) {
  const list = useRef<HTMLUListElement>(null);

  const move = (way: -1 | 1) => {
    const { current } = list;
    if (!current) return;
    const [first, second] = [...current.children] as HTMLElement[];
    const { scrollLeft, scrollWidth, clientWidth } = current;
    const end = scrollWidth - clientWidth;
    const atEnd = way > 0 ? scrollLeft > end - 2 : scrollLeft < 2;
    const step = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
    current.scrollTo({ left: atEnd ? (way > 0 ? 0 : end) : scrollLeft + way * step });
  };

  // Browsers do not scroll to a card of which a strip shows. By keyboard only: a click would miss.
  const showFocused = ({ target }: FocusEvent) => {
    if (target.matches(":focus-visible"))
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  return (
    <>
      <ul
        ref={list}
        onFocus={showFocused}
        className="card-row -mx-edge scroll-px-edge px-edge grid auto-cols-[min(80%,24rem)] grid-flow-col gap-5 overflow-x-auto snap-x snap-mandatory motion-safe:scroll-smooth pb-4 *:snap-start lg:auto-cols-[calc(50%-2.5rem)]"
      >
        {children}
      </ul>
      <div className="flex gap-3 pt-5 noscript:hidden">
        {([-1, 1] as const).map((way) => (
          <button
            key={way}
            ref={release}
            type="button"
            data-hold=""
            aria-label={way < 0 ? previous : next}
            onClick={() => move(way)}
            className="grid size-12 place-items-center rounded-full border-2 border-ink hover:bg-ink hover:text-paper"
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeWidth={2.5}
              className={way < 0 ? "size-5 rotate-180" : "size-5"}
            >
              <path d="M4 12h16m-7-7 7 7-7 7" />
            </svg>
          </button>
        ))}
      </div>
    </>
  );
}
