import type { ReactNode } from "react";
import { List } from "@/components/ui/list";
import { RoundButton } from "./round-button";
import "./card-row.css";

/**
 * Cards in a list that scrolls, and two buttons that move it by one card, round at its ends
 * (export/inline/card-row.ts). They stand in the row of the heading above, which leaves them room.
 */
export function CardRow({ children }: { children: ReactNode }) {
  return (
    <div data-row="" className="relative">
      <List className="card-row">{children}</List>
      <div
        dir="ltr"
        className="no-print absolute end-0 bottom-full mb-7 flex gap-3 noscript:hidden"
      >
        <RoundButton way="previous" label="Previous article" data-move="-1" />
        <RoundButton way="next" label="Next article" data-move="1" />
      </div>
    </div>
  );
}
