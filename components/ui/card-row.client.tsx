"use client";

import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { List } from "@/components/ui/list";
import { RoundButton } from "./round-button";
import "./card-row.css";

/**
 * Cards in a list that scrolls, and two buttons that move it by one card, round at its ends. The
 * buttons show once the script runs, at the end of the row of the heading above, which leaves them room.
 */
export function CardRow({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);

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
    <div className="relative">
      <List ref={list} data-start="press" onFocus={showFocused} className="card-row">
        {children}
      </List>
      <div
        dir="ltr"
        className={`no-print absolute end-0 bottom-full mb-7 flex gap-3 noscript:hidden ${isLive ? "" : "invisible"}`}
      >
        <RoundButton way="previous" label="Previous article" onClick={() => move(-1)} />
        <RoundButton way="next" label="Next article" onClick={() => move(1)} />
      </div>
    </div>
  );
}
