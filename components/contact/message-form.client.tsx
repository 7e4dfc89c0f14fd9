"use client";

import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useRef,
} from "react";
import { FormProvider, useFormContext, useFormState } from "react-hook-form";
import { buttonLook } from "@/components/ui/button-link";
import { List } from "@/components/ui/list";
import type { MessageInput } from "@/site/message";
import { ContactField, NewsletterField } from "./fields.client";
import { PhoneField } from "./phone-field.client";
import { ResultPopup } from "./popup.client";
import { type SendingState, useSending } from "./use-sending";

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
  /** Ends the ids of a further form on the page. */
  suffix: string;
  /** The rules of phone numbers, and the flags of their countries. */
  rules: ComponentProps<typeof PhoneField>["rules"];
  flags: ComponentProps<typeof PhoneField>["flags"];
};

const wide = "col-span-full";
const wideOnTablets = "max-lg:col-span-full";

/**
 * The contact form: browsers validate and post it until React runs, which then validates it, sends
 * it as JSON, and reports the result.
 */
export function MessageForm(props: Props) {
  const { endpoint, stamp, address, email, outcomes, suffix, rules, flags } = props;
  const { methods, state, submit, closePopup } = useSending(endpoint, address);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The browser's own validation shows one problem at a time, and cuts long texts off.
  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    for (const field of form.current.elements) field.removeAttribute("maxlength");
  }, []);

  const close = useCallback(() => {
    // The focus of a popup that closes would fall back to the top of the page.
    if (document.activeElement?.closest(".popups")) button.current?.focus();
    closePopup();
  }, [closePopup]);
  return (
    <FormProvider {...methods}>
      {state.step === "idle" && outcomes}
      <ErrorSummary suffix={suffix} />
      <form
        ref={form}
        data-start="press"
        method="post"
        action={endpoint}
        onSubmit={submit}
        aria-busy={state.step === "sending"}
        className="contact-fields"
      >
        <ContactField
          suffix={suffix}
          name="firstName"
          label="First name"
          autoComplete="given-name"
        />
        <ContactField
          suffix={suffix}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
        />
        <ContactField
          suffix={suffix}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          className={wideOnTablets}
        />
        <PhoneField suffix={suffix} rules={rules} flags={flags} className={wideOnTablets} />
        <ContactField suffix={suffix} name="subject" label="Subject" className={wide} />
        <ContactField
          suffix={suffix}
          name="message"
          label="Message"
          multiline
          rows={4}
          className={wide}
        />
        <NewsletterField className={wide} />
        <SubmitRow ref={button} state={state} email={email} />
      </form>
      <ResultPopup state={state} stamp={stamp} email={email} suffix={suffix} onClose={close} />
    </FormProvider>
  );
}

type RowProps = { ref: Ref<HTMLButtonElement>; state: SendingState; email: ReactNode };

/** The form's button, and beside it the result, which stays when its popup has closed. */
function SubmitRow({ ref, state, email }: RowProps) {
  const { step, line, hasPopup } = state;
  const isSending = step === "sending";
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 col-span-full">
      <button
        ref={ref}
        type="submit"
        aria-disabled={isSending}
        className={`${buttonLook("primary")} aria-disabled:cursor-progress`}
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

const fields = ["firstName", "lastName", "email", "phoneNumber", "subject", "message"] as const;

/** The problems of a refused submit, each a link to its field; announced. */
function ErrorSummary({ suffix }: { suffix: string }) {
  const { setFocus } = useFormContext<MessageInput>();
  const { errors } = useFormState<MessageInput>();
  const wrong = fields.filter((name) => errors[name]);
  const isWrong = wrong.length > 0;
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isWrong) return;
    // The list has moved the form down: both show, or the field with the focus if there is no room.
    for (const part of [summary.current, document.activeElement])
      part?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [isWrong]);

  return (
    <div ref={summary} aria-live="polite">
      {isWrong && (
        <div className="mt-6 rounded-control border-2 border-red p-4">
          <p className="font-strong">Not sent yet. Please correct this first:</p>
          <List className="pt-1">
            {wrong.map((name) => (
              <li key={name}>
                <a
                  href={`#${name}${suffix}`}
                  onClick={(event) => {
                    event.preventDefault();
                    setFocus(name);
                  }}
                  className="inline-block py-0.5 text-red underline underline-offset-4"
                >
                  {errors[name]?.message}
                </a>
              </li>
            ))}
          </List>
        </div>
      )}
    </div>
  );
}
