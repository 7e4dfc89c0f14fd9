"use client";

import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { holds, release } from "@/components/ui/in-page";
import type { MessageErrors } from "@/site/message";
import { ErrorSummary } from "./error-summary.client";
import { Popup } from "./popup.client";
import { type Outcomes, useSending } from "./use-sending";

type Props = {
  id: string;
  /** Full address that the message is posted to. */
  endpoint: string;
  words: Record<"button" | "sending" | "sent" | "failed" | "close", string> &
    Outcomes & {
      problems: { scripts: string };
      wrong: Record<"title" | "heading", string>;
    };
  errors: MessageErrors;
  /** The drawing beside the words of success. */
  stamp: ReactNode;
  /** Other ways to send what was typed. */
  otherWays: ReactNode;
  children: ReactNode;
};

/**
 * The contact form: validates, sends, and reports the result. Until hydration it carries
 * `data-hold`: export/in-page/hold.ts defers a submit until the attribute is gone, so that
 * an early one is neither lost nor loads a page, and sets its value, by which the button and the
 * line beside it tell the visitor. Where no inline script runs, such as behind a proxy that rewrites
 * scripts, a submit by `method="dialog"` leads nowhere: no words get into an address or are lost.
 */
export function MessageForm(props: Props) {
  const { id, endpoint, words, errors, stamp, otherWays, children } = props;
  const { methods, state, submit, closePopup } = useSending(endpoint, words, errors);
  const { step, line, hasPopup = false, takesFocus = false } = state;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popups = useRef<HTMLDivElement>(null);

  useEffect(() => release(form.current), []);

  const close = useCallback(() => {
    // The focus of a popup that closes would fall back to the top of the page.
    if (popups.current?.contains(document.activeElement)) button.current?.focus();
    closePopup();
  }, [closePopup]);

  const popup = { closeLabel: words.close, onClose: close, takesFocus };
  return (
    <FormProvider {...methods}>
      <ErrorSummary words={words.wrong} />
      <form
        ref={form}
        id={id}
        {...holds}
        method="dialog"
        noValidate
        onSubmit={submit}
        aria-busy={step === "sending"}
        className="grid gap-5 pt-6 sm:grid-cols-2 noscript:hidden"
      >
        {children}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
          <button
            ref={button}
            type="submit"
            aria-disabled={step === "sending"}
            className={`${buttonShape} ${buttonLook.primary} aria-disabled:cursor-progress`}
          >
            {step === "sending" ? (
              words.sending
            ) : (
              <>
                <span className="in-data-[hold=held]:hidden">{words.button}</span>{" "}
                <span className="hidden in-data-[hold=held]:inline">{words.sending}</span>
              </>
            )}
          </button>
          {step === "sent" && <p className="text-small font-[650] text-ok">{line}</p>}
          {step === "failed" && !hasPopup && (
            <div className="text-small">
              <p className="text-red">{line}</p>
              {otherWays}
            </div>
          )}
          {step === "typing" && (
            <div role="alert" className="hidden text-small in-data-[hold=failed]:block">
              <p className="font-[650] text-red">{words.failed}</p>
              <p className="text-red">{words.problems.scripts}</p>
              {otherWays}
            </div>
          )}
        </div>
      </form>
      <div ref={popups} id="popups" className="popups pointer-events-none max-w-96">
        <div role="status">
          {step === "sent" && hasPopup && (
            <Popup {...popup} picture={stamp} words={words.sent} className="border-ok" />
          )}
        </div>
        <div role="alert">
          {step === "failed" && hasPopup && (
            <Popup {...popup} words={words.failed} className="border-red text-red">
              <div className="text-small text-ink">
                <p>{line}</p>
                {otherWays}
              </div>
            </Popup>
          )}
        </div>
      </div>
    </FormProvider>
  );
}
