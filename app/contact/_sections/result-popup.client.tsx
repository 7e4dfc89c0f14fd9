"use client";

import { type ReactNode, useCallback, useRef } from "react";
import { failed, sent } from "./outcome-words";
import { Popup } from "./popup.client";
import type { SendingState } from "./use-sending";

type Props = {
  state: SendingState;
  /** The drawing beside the words of success. */
  stamp: ReactNode;
  /** Stands below the words of failure. */
  email: ReactNode;
  /** Called with whether the popup has the focus; the same function at every render. */
  onClose: (hasFocus: boolean) => void;
};

/** The popup of success or of failure, in regions that screen readers announce. */
export function ResultPopup({ state, stamp, email, onClose }: Props) {
  const { step, line, hasPopup, takesFocus = false } = state;
  const popups = useRef<HTMLDivElement>(null);
  const close = useCallback(
    () => onClose(Boolean(popups.current?.contains(document.activeElement))),
    [onClose],
  );
  const popup = { onClose: close, takesFocus };
  return (
    <div ref={popups} id="_popups" className="popups pointer-events-none max-w-96">
      <div role="status">
        {step === "sent" && hasPopup && (
          <Popup {...popup} picture={stamp} words={sent} className="border-ok" />
        )}
      </div>
      <div role="alert">
        {step === "failed" && hasPopup && (
          <Popup {...popup} words={failed} className="border-red text-red">
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
