"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import { failedText, sentText } from "./send-message";
import type { SendingState } from "./use-sending";

type Props = {
  state: SendingState;
  /** The picture beside the words of success. */
  stamp: ReactNode;
  /** The address below the words of failure. */
  email: ReactNode;
  /** Ends the id of a further form on the page. */
  suffix: string;
  /** The same function at every render: another one restarts the clock. */
  onClose: () => void;
};

/** The popup of success or of failure, in regions that screen readers announce. */
export function ResultPopup({ state, stamp, email, suffix, onClose }: Props) {
  const { step, line, hasPopup, takesFocus = false } = state;
  const popup = { onClose, takesFocus };
  return (
    <div id={`_popups${suffix}`} className="popups pointer-events-none max-w-96">
      <div role="status">
        {step === "sent" && hasPopup && (
          <Popup {...popup} picture={stamp} words={sentText} className="border-ok" />
        )}
      </div>
      <div role="alert">
        {step === "failed" && hasPopup && (
          <Popup {...popup} words={failedText} className="border-red text-red">
            <div className="text-small text-ink">
              <p>{line}</p>
              {email}
            </div>
          </Popup>
        )}
      </div>
    </div>
  );
}

/** The popup closes by itself after this many seconds. */
const shownFor = 10;

/** Closes the popup of the page that is open; a page can have several forms. */
let closeOpen = () => {};

type PopupProps = Pick<Props, "onClose"> & {
  takesFocus: boolean;
  className: string;
  picture?: ReactNode;
  words: string;
  children?: ReactNode;
};

/**
 * A message that closes by its × and by itself; its clock stops while it is hovered or one of its
 * controls is focused.
 */
function Popup({ onClose, takesFocus, className, ...parts }: PopupProps) {
  const { picture, words, children } = parts;
  const popup = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLParagraphElement>(null);

  // Layout effects, so that clock and keys work from the first paint.
  useLayoutEffect(() => {
    closeOpen();
    closeOpen = onClose;
    let left = shownFor;
    const clock = setInterval(() => {
      if (popup.current?.matches(":hover, :has(:is(a, button):focus)")) return;
      left -= 1;
      if (left === 0) onClose();
    }, 1000);
    // Escape closes the popup wherever the focus is, but an open dropdown first.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector(":popover-open")) onClose();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      if (closeOpen === onClose) closeOpen = () => {};
      clearInterval(clock);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [onClose]);

  useLayoutEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);

  return (
    <div ref={popup} className={`pointer-events-auto grid gap-2 ${sheet} ${className}`}>
      <div className="flex items-center gap-2">
        {picture}
        <p ref={text} tabIndex={-1} className="min-w-0 py-2 font-strong wrap-anywhere">
          {words}
        </p>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="ms-auto grid size-11 shrink-0 place-items-center rounded-control text-h4 hover:bg-paper-2"
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {children}
    </div>
  );
}

const sheet = "rounded-card border-2 bg-sheet p-2 ps-3 sm:p-3 sm:ps-5";
