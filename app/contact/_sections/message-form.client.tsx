"use client";

import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { ErrorSummary } from "./error-summary.client";
import { ResultPopup } from "./result-popup.client";
import { SubmitRow } from "./submit-row.client";
import { useSending } from "./use-sending";

type Props = {
  /** The full address that the message is posted to. */
  endpoint: string;
  /** The drawing beside the words of success. */
  stamp: ReactNode;
  /** The e-mail address to write to where a message could not be sent, and a link to it. */
  address: string;
  email: ReactNode;
  /** The result of a message that was posted without scripts; removed with the next one. */
  outcomes: ReactNode;
  children: ReactNode;
};

/**
 * The contact form: browsers validate and post it until React runs, which then validates it, sends
 * it as JSON, and reports the result.
 */
export function MessageForm(props: Props) {
  const { endpoint, stamp, address, email, outcomes, children } = props;
  const { methods, state, submit, closePopup } = useSending(endpoint, address);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOwnValidation(form);

  const close = useCallback(
    (hasFocus: boolean) => {
      // The focus of a popup that closes would fall back to the top of the page.
      if (hasFocus) button.current?.focus();
      closePopup();
    },
    [closePopup],
  );
  return (
    <FormProvider {...methods}>
      {state.step === "idle" && outcomes}
      <ErrorSummary />
      <form
        ref={form}
        data-start="press"
        method="post"
        action={endpoint}
        onSubmit={submit}
        aria-busy={state.step === "sending"}
        className="contact-fields"
      >
        {children}
        <SubmitRow ref={button} state={state} email={email} />
      </form>
      <ResultPopup state={state} stamp={stamp} email={email} onClose={close} />
    </FormProvider>
  );
}

/** Switches off the browser's validation, which shows one problem at a time and cuts long texts off. */
function useOwnValidation(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    for (const field of form.current.elements) field.removeAttribute("maxlength");
  }, [form]);
}
