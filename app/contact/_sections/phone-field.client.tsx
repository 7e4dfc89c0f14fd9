"use client";

import { useEffect, useRef } from "react";
import { useController } from "react-hook-form";
import PhoneInput, { type Value } from "react-phone-number-input/input";
import { FieldFrame, fieldBox, fieldState } from "./field-frame";
import type { MessageInput } from "./message";

/**
 * The input keeps its own state and only reports it. Were the reported value given back, as its
 * manual has it, a key pressed before that comes round would set the two against each other, and
 * they would correct each other for ever. Not undefined: the input reports what differs from it.
 */
const unchanging = "" as Value;

type Props = { label: string; className?: string };

/** The phone number, formatted as one types: a US number, or any that begins with "+". */
export function PhoneField({ label, className }: Props) {
  const { field, fieldState: state } = useController<MessageInput, "phoneNumber">({
    name: "phoneNumber",
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    if (element?.value) typeAgain(element);
    // The form has emptied the fields that are the browser's own; this one has its own state.
    const empty = () => element && type(element, "");
    element?.form?.addEventListener("reset", empty);
    return () => element?.form?.removeEventListener("reset", empty);
  }, []);
  const error = state.error?.message;
  return (
    <FieldFrame id={field.name} label={label} error={error} className={className}>
      <PhoneInput
        {...fieldState(field.name, error)}
        ref={(element: HTMLInputElement | null) => {
          input.current = element;
          field.ref(element);
        }}
        name={field.name}
        value={unchanging}
        onChange={field.onChange}
        onBlur={field.onBlur}
        defaultCountry="US"
        required
        className={fieldBox}
      />
    </FieldFrame>
  );
}

/**
 * Tells React of what was typed before it came. It compares an input's value with the one that
 * it saw set last, so the value goes away in its sight first.
 */
function typeAgain(input: HTMLInputElement): void {
  const typed = input.value;
  input.value = "";
  type(input, typed);
}

/** Sets an input's value as typing does: behind React's back, then with an event. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
