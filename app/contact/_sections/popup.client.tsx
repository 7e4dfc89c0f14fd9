"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/** In milliseconds. Specification, section 9. */
const shownFor = 10_000;

type Props = {
  closeLabel: string;
  /** Must stay the same function, or the clock stops and goes on at every render. */
  onClose: () => void;
  className: string;
  children: ReactNode;
};

/** A message that closes by its × and by itself; its clock stops while it is hovered or focused. */
export function Popup({ closeLabel, onClose, className, children }: Props) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(shownFor);
  const stopped = hovered || focused;

  useEffect(() => {
    if (stopped) return;
    const since = Date.now();
    const timer = setTimeout(onClose, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [stopped, onClose]);

  // Wherever the focus is; a dropdown that has been opened over the page closes first.
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector(":popover-open")) onClose();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [onClose]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens, its button acts
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={`pointer-events-auto flex items-center gap-4 rounded-card border-2 bg-sheet p-3 pl-5 shadow-phone ${className}`}
    >
      {children}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="ml-auto grid size-11 shrink-0 place-items-center rounded-control text-h4 hover:bg-paper-2"
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
