"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import { type Countdown, startCountdown } from "./countdown";

/** In milliseconds. Specification, section 9. */
const shownFor = 10_000;

type Props = {
  closeLabel: string;
  /** Must stay the same function, or the clock begins anew at every render. */
  onClose: () => void;
  className: string;
  children: ReactNode;
};

/** A message that closes by its × and by itself; its clock stops while it is hovered or focused. */
export function Popup({ closeLabel, onClose, className, children }: Props) {
  const clock = useRef<Countdown>(null);

  // Layout effects: the clock and the keys work as soon as the words are on the screen. The events
  // hold the clock themselves, without a render, which on a busy machine may come too late.
  useLayoutEffect(() => {
    const countdown = startCountdown(shownFor, onClose);
    clock.current = countdown;
    return () => countdown.hold("gone");
  }, [onClose]);

  // Wherever the focus is; a dropdown that has been opened over the page closes first.
  useLayoutEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector(":popover-open")) onClose();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [onClose]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens, its button acts
    <div
      onPointerEnter={() => clock.current?.hold("hover")}
      onPointerLeave={() => clock.current?.release("hover")}
      onFocus={() => clock.current?.hold("focus")}
      onBlur={() => clock.current?.release("focus")}
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
