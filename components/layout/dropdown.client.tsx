"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { openOnHover } from "./open-on-hover";
import { hasPopovers, listening, pairOf, usePopover } from "./use-popover";

type Props = {
  /** Of the popover among the children. */
  id: string;
  opensOnHover?: boolean;
  /** The button, then its popover. */
  children: ReactNode;
};

/** An item of the bar, as high as the bar, so that nothing lies between it and its dropdown. */
export function Dropdown({ id, opensOnHover = false, children }: Props) {
  const item = useRef<HTMLDivElement>(null);
  usePopover(id);

  useEffect(() => {
    const { current } = item;
    if (!current || !hasPopovers()) return;
    const { panel } = pairOf(id);
    const { signal, stop } = listening();
    current.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (relatedTarget && !current.contains(relatedTarget as Node)) panel.togglePopover(false);
      },
      { signal },
    );
    // Browsers without anchors are told where the item is.
    if (!CSS.supports("position-area: bottom"))
      panel.addEventListener(
        "beforetoggle",
        () => {
          panel.style.top = `${current.getBoundingClientRect().bottom}px`;
        },
        { signal },
      );
    if (opensOnHover) openOnHover(current, pairOf(id), signal);
    return stop;
  }, [id, opensOnHover]);

  return (
    <div ref={item} data-item={id} className="flex min-h-(--header-height) items-center">
      {children}
    </div>
  );
}
