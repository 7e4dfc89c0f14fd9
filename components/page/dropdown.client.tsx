"use client";

import type { ReactNode } from "react";
import { openOnHover } from "./open-on-hover";
import { type Behavior, usePopover } from "./use-popover";

type Props = {
  /** Id of the popover among the children. */
  id: string;
  opensOnHover?: boolean;
  /** The button, then its popover. */
  children: ReactNode;
};

/** An item of the bar, as high as the bar, so that nothing lies between it and its dropdown. */
export function Dropdown({ id, opensOnHover = false, children }: Props) {
  usePopover(id, opensOnHover ? hangAndHover : hang);
  return (
    <div data-item={id} className="flex min-h-(--header-height) items-center">
      {children}
    </div>
  );
}

/** Places the dropdown below its item, and closes it when the focus leaves the item. */
const hang: Behavior = ({ panel }, signal) => {
  const item = itemOf(panel);
  item.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      if (relatedTarget && !item.contains(relatedTarget as Node)) panel.togglePopover(false);
    },
    { signal },
  );
  // For browsers without anchor positioning (menus.css).
  const place = () => {
    const { left, bottom } = item.getBoundingClientRect();
    panel.style.setProperty("--item-left", `${left}px`);
    panel.style.setProperty("--item-bottom", `${bottom}px`);
  };
  place();
  panel.addEventListener("beforetoggle", place, { signal });
};

const hangAndHover: Behavior = (pair, signal) => {
  hang(pair, signal);
  openOnHover(itemOf(pair.panel), pair, signal);
};

/** Dropdown's own element. */
const itemOf = (panel: HTMLElement) => panel.parentElement as HTMLElement;
