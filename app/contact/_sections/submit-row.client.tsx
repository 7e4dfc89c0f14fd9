"use client";

import type { ReactNode, Ref } from "react";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import type { SendingState } from "./use-sending";

type Props = {
  ref: Ref<HTMLButtonElement>;
  state: SendingState;
  /** Stands beside a failure. */
  email: ReactNode;
};

/** The form's button, and beside it the result, which stays when its popup has closed. */
export function SubmitRow({ ref, state, email }: Props) {
  const { step, line, hasPopup } = state;
  const isSending = step === "sending";
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 col-span-full">
      <button
        ref={ref}
        type="submit"
        aria-disabled={isSending}
        className={`${buttonShape} ${buttonLook.primary} aria-disabled:cursor-progress`}
      >
        {isSending ? "Sending..." : "Send Message"}
      </button>
      {step === "sent" && <p className="text-small font-strong text-ok">{line}</p>}
      {step === "failed" && !hasPopup && (
        <div className="text-small">
          <p className="text-red">{line}</p>
          {email}
        </div>
      )}
    </div>
  );
}
