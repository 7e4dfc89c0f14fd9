"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useController } from "react-hook-form";
import type { Metadata } from "react-phone-number-input";
import PhoneInput, { parsePhoneNumber, type Value } from "react-phone-number-input/input-core";
import { FieldFrame, fieldBox, fieldState } from "./field-frame";
import type { MessageInput } from "./message";
import type { PhoneCountry } from "./phone-rules";

/**
 * The input keeps its own state and only reports it. Were the reported value given back, as its
 * manual has it, a key pressed before that comes round would set the two against each other, and
 * they would correct each other for ever. Not undefined: the input reports what differs from it.
 */
const unchanging = "" as Value;

type Props = {
  label: string;
  className?: string;
  rules: Metadata;
  flags: Record<PhoneCountry, ReactNode>;
};

/**
 * The phone number, formatted as one types: a US number, or any that begins with "+". The flag
 * says whose it is; it adds nothing to the digits, so it is decoration to screen readers.
 */
export function PhoneField({ label, className, rules, flags }: Props) {
  const { field, fieldState: state } = useController<MessageInput, "phoneNumber">({
    name: "phoneNumber",
  });
  const [number, setNumber] = useState<Value>();
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
  const flag = flagOf(number, rules);
  return (
    <FieldFrame id={field.name} label={label} error={error} className={className}>
      <div className="relative">
        <PhoneInput
          {...fieldState(field.name, error)}
          ref={(element: HTMLInputElement | null) => {
            input.current = element;
            field.ref(element);
          }}
          name={field.name}
          metadata={rules}
          value={unchanging}
          onChange={(value) => {
            setNumber(value);
            field.onChange(value);
          }}
          onBlur={field.onBlur}
          defaultCountry="US"
          required
          className={`${fieldBox} pl-16`}
        />
        <span aria-hidden="true" className="absolute inset-y-0 left-4 grid items-center">
          {flag && flags[flag]}
        </span>
      </div>
    </FieldFrame>
  );
}

/** Whose flag stands before a number: the US until it says another, none for other countries. */
function flagOf(number: Value | undefined, rules: Metadata): PhoneCountry | undefined {
  if (number && !number.startsWith("+1")) return;
  const country = number && parsePhoneNumber(number, rules)?.country;
  return country === "CA" ? "CA" : "US";
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
