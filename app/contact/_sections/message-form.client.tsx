"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import {
  type Message,
  type MessageErrors,
  type MessageInput,
  messageSchema,
} from "@/content/schema/message";
import { Popup } from "./popup.client";
import { sendMessage } from "./send-message";

type Props = {
  /** Full address that the message is posted to. */
  endpoint: string;
  words: Record<"button" | "sending" | "sent" | "failed" | "close", string>;
  errors: MessageErrors;
  /** The drawing beside the words of success. */
  stamp: ReactNode;
  children: ReactNode;
};

type Step = "typing" | "sending" | "sent" | "failed";

/**
 * The contact form: validates, sends, and reports the result. Until hydration it carries
 * `data-hold`: export/in-page/load-on-intent.js defers a submit until the attribute is gone, so that
 * an early one is neither lost nor loads a page.
 */
export function MessageForm({ endpoint, words, errors, stamp, children }: Props) {
  const methods = useForm<MessageInput, unknown, Message>({
    // No default values, so that text typed before hydration stays.
    resolver: zodResolver(messageSchema(errors)),
  });
  const { handleSubmit, reset } = methods;
  const [step, setStep] = useState<Step>("typing");
  const [popup, setPopup] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popups = useRef<HTMLDivElement>(null);
  const busy = useRef(false);

  useEffect(() => form.current?.removeAttribute("data-hold"), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    let sent = false;
    await handleSubmit(async (message) => {
      sent = await send(message);
    })(event);
    // Reset after handleSubmit resolves; earlier, React Hook Form validates the next keystroke.
    if (sent) reset();
    busy.current = false;
  }

  async function send(message: Message): Promise<boolean> {
    setStep("sending");
    setPopup(false);
    const error = await sendMessage(endpoint, message).catch((reason: unknown) => reason);
    if (error) console.error(error);
    setStep(error ? "failed" : "sent");
    setPopup(true);
    return !error;
  }

  const close = useCallback(() => {
    // The focus of a popup that closes would fall back to the top of the page.
    if (popups.current?.contains(document.activeElement)) button.current?.focus();
    setPopup(false);
  }, []);

  return (
    <FormProvider {...methods}>
      <form
        ref={form}
        data-hold=""
        noValidate
        onSubmit={submit}
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
            {step === "sending" ? words.sending : words.button}
          </button>
          {step === "failed" && !popup && <p className="text-small text-red">{words.failed}</p>}
          {step === "typing" && (
            // Shown by load-on-intent.js where the form's scripts fail to load.
            <p role="alert" className="hidden text-small text-red in-data-[hold=failed]:block">
              {words.failed}
            </p>
          )}
        </div>
      </form>
      <div
        ref={popups}
        className="pointer-events-none fixed inset-x-4 bottom-20 z-20 mx-auto max-w-96 md:bottom-6"
      >
        <div role="status">
          {step === "sent" && popup && (
            <Popup closeLabel={words.close} onClose={close} className="border-ok">
              {stamp}
              <p className="font-[650]">{words.sent}</p>
            </Popup>
          )}
        </div>
        <div role="alert">
          {step === "failed" && popup && (
            <Popup closeLabel={words.close} onClose={close} className="border-red">
              <p className="py-2 font-[650] text-red">{words.failed}</p>
            </Popup>
          )}
        </div>
      </div>
    </FormProvider>
  );
}
