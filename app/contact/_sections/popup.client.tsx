"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import { type Countdown, startCountdown } from "./countdown";

/** The popup closes by itself after 10 seconds; in milliseconds. */
const shownFor = 10_000;

type Props = {
  closeLabel: string;
  /** The same function at every render: another one restarts the clock. */
  onClose: () => void;
  className: string;
  children: ReactNode;
};

/** A message that closes by its × and by itself; its clock stops while it is hovered or focused. */
export function Popup({ closeLabel, onClose, className, children }: Props) {
  const clock = useRef<Countdown>(null);

  // Layout effects, so that clock and keys work from the first paint. Events hold the clock
  // directly: a render may come too late on a busy machine.
  useLayoutEffect(() => {
    const countdown = startCountdown(shownFor, onClose);
    clock.current = countdown;
    return () => countdown.hold("gone");
  }, [onClose]);

  // Escape closes the popup wherever the focus is, but an open dropdown first.
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
