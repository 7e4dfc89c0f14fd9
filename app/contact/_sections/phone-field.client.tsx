"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import type { Country, FlagProps, Labels, Metadata } from "react-phone-number-input";
import PhoneInput from "react-phone-number-input/react-hook-form-core";
import { FieldFrame, fieldBox, fieldState } from "./field-frame";
import type { MessageInput } from "./message";
import type { PhoneCountry } from "./phone-rules";

const name = "phoneNumber";
const countries: PhoneCountry[] = ["US", "CA"];

type Props = {
  label: string;
  className?: string;
  rules: Metadata;
  /** Name of the country select, and of each country in it. */
  countryLabels: Labels;
  flags: Partial<Record<Country, ReactNode>>;
};

/**
 * The phone number, formatted as one types, and the select of the country that it is read in. A
 * number that tells its own country chooses it.
 */
export function PhoneField({ label, className, rules, countryLabels, flags }: Props) {
  const { errors } = useFormState<MessageInput>({ name });
  const error = errors[name]?.message;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    reportEarlyInput(box.current);
    const input = box.current.querySelector("input");
    // Browsers bring back what was typed when one returns to the page, but no text that equals the
    // attribute, which React keeps like the text.
    const keepTyped = () => input?.removeAttribute("value");
    addEventListener("pagehide", keepTyped);
    return () => removeEventListener("pagehide", keepTyped);
  }, []);
  // State, as the package keeps the first component that it gets. The flags come drawn from the
  // server: the package's set is one module with all countries.
  const [Flag] = useState(() => (props: FlagProps) => <>{flags[props.country]}</>);
  return (
    <FieldFrame id={name} label={label} error={error} className={className}>
      <PhoneInput
        {...fieldState(name, error)}
        name={name}
        metadata={rules}
        labels={countryLabels}
        flagComponent={Flag}
        defaultCountry="US"
        countries={countries}
        countryOptionsOrder={countries}
        addInternationalOption={false}
        // Arrow keys in a closed select choose at once; the focus has to stay. WCAG 3.2.2
        focusInputOnCountrySelection={false}
        required
        containerComponentProps={{ ref: box }}
        numberInputProps={{ className: fieldBox }}
      />
    </FieldFrame>
  );
}

/**
 * Tells React of the country and the number that were entered before it came, one after the
 * other: outside an effect, React renders after each event, and the number is read in the country.
 * An early submit, which waits for the form's own effect, still comes later.
 */
function reportEarlyInput(box: HTMLElement): void {
  const select = box.querySelector("select");
  const input = box.querySelector("input");
  // The next rendering empties the field.
  const typed = input?.value;
  queueMicrotask(() => {
    if (select && !select.options[0]?.selected)
      select.dispatchEvent(new Event("change", { bubbles: true }));
    if (input && typed) type(input, typed);
  });
}

/** Sets an input's value as typing does: unseen by React, which ignores what it set itself. */
function type(input: HTMLInputElement, text: string): void {
  input.value = "";
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
