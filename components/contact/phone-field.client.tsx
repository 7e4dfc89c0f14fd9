"use client";

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import type { Country, FlagProps, Metadata } from "react-phone-number-input";
import PhoneInput from "react-phone-number-input/react-hook-form-core";
import { setNativeValue } from "@/components/ui/field-values";
import { longestPhone, type MessageInput, type PhoneCountry } from "@/site/message";
import { FieldFrame, fieldAttributes, inputLook } from "./field-frame";

const phone = "phoneNumber";
const countries: PhoneCountry[] = ["US", "CA"];

const rule = "USA or Canada: the 10 digits after +1";
const labels = { country: "Country of the phone number", US: "United States", CA: "Canada" };

type PhoneProps = {
  suffix: string;
  className?: string;
  rules: Metadata;
  flags: Partial<Record<Country, ReactNode>>;
};

/**
 * The phone number, formatted while typing, and its country. A number with a country code selects
 * the country.
 */
export function PhoneField({ suffix, className, rules, flags }: PhoneProps) {
  const id = phone + suffix;
  const { errors } = useFormState<MessageInput>({ name: phone });
  const error = errors[phone]?.message;
  const box = useRef<HTMLDivElement>(null);
  useEarlyInput(box);
  useComposedInput(box);
  // State, because the package keeps the first component that it gets. The server draws the flags:
  // the package's set is one module with all countries.
  const [Flag] = useState(() => (props: FlagProps) => <>{flags[props.country]}</>);
  return (
    <FieldFrame id={id} label="Phone number" rule={rule} error={error} className={className}>
      <PhoneInput
        {...fieldAttributes(id, error, rule)}
        name={phone}
        metadata={rules}
        labels={labels}
        flagComponent={Flag}
        defaultCountry="US"
        countries={countries}
        countryOptionsOrder={countries}
        addInternationalOption={false}
        // Arrow keys in a closed select choose at once, and must not move the focus (WCAG 3.2.2).
        focusInputOnCountrySelection={false}
        required
        maxLength={longestPhone}
        containerComponentProps={{ ref: box }}
        numberInputProps={{ className: inputLook }}
      />
    </FieldFrame>
  );
}

/**
 * Reports to React the country and then the number that were entered before hydration. In a
 * microtask, because outside an effect React renders after each event, and parses the number in
 * its country.
 */
function useEarlyInput(box: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const select = box.current?.querySelector("select");
    const input = box.current?.querySelector("input");
    // The next render empties the field.
    const value = input?.value;
    queueMicrotask(() => {
      if (select && !select.options[0]?.selected)
        select.dispatchEvent(new Event("change", { bubbles: true }));
      if (input && value) setNativeValue(input, value);
    });
  }, [box]);
}

/**
 * Reports to React what an input method composes once it is done. A field that is formatted meanwhile
 * would get it again with each key.
 */
function useComposedInput(box: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const { current } = box;
    const controller = new AbortController();
    const { signal } = controller;
    const hold = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) event.stopPropagation();
    };
    const report = ({ target }: Event) =>
      target?.dispatchEvent(new Event("input", { bubbles: true }));
    current?.addEventListener("input", hold, { signal });
    current?.addEventListener("compositionend", report, { signal });
    return () => controller.abort();
  }, [box]);
}
