import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type UseFormReturn, useForm } from "react-hook-form";
import { type FieldElement, readField, setField } from "@/components/ui/field-values";
import {
  digitsOf,
  fieldsOfForm,
  limits,
  type Message,
  type MessageInput,
  messageSchema,
} from "@/site/message";
import { sendMessage, sendProblemLines } from "./send-message";

export type SendingState = {
  /** "idle" until the first submit, "invalid" after one that was refused. */
  step: "idle" | "invalid" | "sending" | "sent" | "failed";
  /** The result in a line of its own. */
  line?: string;
  hasPopup?: boolean;
  /** Whether the popup takes the focus when it opens. */
  takesFocus?: boolean;
};

/**
 * The form's state, and a submit that validates what was typed, sends it, and resets the form once it
 * is received. What is typed while a message is being sent stays.
 * @param endpoint the full address that the message is posted to
 * @param address the e-mail address to write to where it cannot be sent
 */
export function useSending(endpoint: string, address: string) {
  const methods = useForm<MessageInput, unknown, Message>({
    // No default values, so that text typed before hydration stays.
    resolver: zodResolver(messageSchema),
  });
  const { handleSubmit, reset } = methods;
  const [state, setState] = useState<SendingState>({ step: "idle" });
  const isBusy = useRef(false);

  /** @returns whether the message was received */
  async function send(message: Message, hasMoved: () => boolean): Promise<boolean> {
    setState({ step: "sending" });
    const problem = await sendMessage(endpoint, message);
    setState({
      step: problem ? "failed" : "sent",
      line: problem ? sendProblemLines(address)[problem] : lineOfSuccess(message.firstName),
      hasPopup: true,
      // It takes no focus from somebody who went on.
      takesFocus: !hasMoved(),
    });
    return !problem;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const { currentTarget: form } = event;
    flushSync(() => readFields(form, methods));
    const values = valuesOf(form);
    const { activeElement } = document;
    const hasMoved = () =>
      document.activeElement !== activeElement || changedSince(form, values).size > 0;
    let isSent = false;
    await handleSubmit(
      async (message) => {
        isSent = await send(message, hasMoved);
      },
      () => setState({ step: "invalid" }),
    )(event);
    // Reset after handleSubmit resolves; earlier, React Hook Form validates the next keystroke.
    if (isSent) {
      const changed = changedSince(form, values);
      // The fields stay registered, so that the next keystroke is not lost.
      flushSync(() => reset(undefined, { keepFieldsRef: true }));
      for (const [field, value] of changed) setField(field, value);
    }
    isBusy.current = false;
  }

  const closePopup = useCallback(() => setState((state) => ({ ...state, hasPopup: false })), []);

  return { methods, state, submit, closePopup };
}

/** Reads what stands in the fields: a password manager may have filled them without an event. */
function readFields(form: HTMLFormElement, { getValues, setValue }: UseFormReturn<MessageInput>) {
  const fields = fieldsOfForm(Object.fromEntries(new FormData(form)));
  for (const name of Object.keys(limits) as (keyof typeof limits)[])
    setValue(name, String(fields[name] ?? ""));
  setValue("sendNewsLetter", fields.sendNewsLetter);
  // The phone field's value is digits; the field formats what it is given.
  const digits = digitsOf(fields.phoneNumber);
  if (digits !== digitsOf(getValues("phoneNumber") ?? "")) setValue("phoneNumber", `+${digits}`);
}

/** A name may be written from right to left: it is isolated. */
function lineOfSuccess(firstName: string): string {
  const time = new Date().toLocaleTimeString("en", { hour: "numeric", minute: "2-digit" });
  return `Thank you, \u2068${firstName}\u2069. Your message was sent at ${time}.`;
}

type FormValues = Map<FieldElement, string | boolean>;

function valuesOf(form: HTMLFormElement): FormValues {
  const fields = form.querySelectorAll<FieldElement>("input, textarea, select");
  return new Map([...fields].map((field) => [field, readField(field)]));
}

/** The fields of a form whose values have changed since, with the values of now. */
function changedSince(form: HTMLFormElement, before: FormValues): FormValues {
  return new Map([...valuesOf(form)].filter(([field, value]) => before.get(field) !== value));
}
