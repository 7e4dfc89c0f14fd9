"use client";

import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { useFormContext, useFormState } from "react-hook-form";
import type { Country, FlagProps, Metadata } from "react-phone-number-input";
import PhoneInput from "react-phone-number-input/react-hook-form-core";
import { setNativeValue } from "@/components/ui/field-values";
import { limits, longestPhone, type MessageInput, type PhoneCountry } from "@/site/message";

const inputLook = "contact-field mt-1.5 block w-full scroll-mt-8 px-4 py-3 text-body";

/** Attributes that tie a field to its texts (WCAG 3.3.1, 3.3.2, 1.3.1). */
function fieldAttributes(id: string, error: string | undefined, rule?: string) {
  const ids = [rule && `${id}-rule`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    "aria-invalid": error !== undefined,
    "aria-describedby": ids.join(" ") || undefined,
  };
}

type FrameProps = {
  id: string;
  label: string;
  /** Which values the field accepts; always visible. */
  rule?: string;
  error: string | undefined;
  className: string | undefined;
  children: ReactNode;
};

function FieldFrame({ id, label, rule, error, className = "", children }: FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="font-strong">
        {label}
      </label>
      {children}
      {/* Below the input, so that the inputs of a row align. */}
      {rule && (
        <p id={`${id}-rule`} className="pt-1.5 text-small text-muted">
          {rule}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="pt-1.5 text-small text-red">
          {error}
        </p>
      )}
    </div>
  );
}

type FieldProps = Omit<ComponentProps<"input"> & ComponentProps<"textarea">, "name" | "ref"> & {
  name: keyof typeof limits;
  label: string;
  /** Ends the id of a field of a further form on the page. */
  suffix: string;
  multiline?: boolean;
};

/**
 * A field of the form. Uncontrolled, so that text typed before hydration stays: React Hook Form
 * reads it when it registers the field.
 */
export function Field({ name, label, suffix, multiline, className, ...props }: FieldProps) {
  const id = name + suffix;
  const { register } = useFormContext<MessageInput>();
  const { errors } = useFormState<MessageInput>({ name });
  const error = errors[name]?.message;
  const Box = multiline ? "textarea" : "input";
  return (
    <FieldFrame id={id} label={label} error={error} className={className}>
      <Box
        {...(!multiline && { type: "text" })}
        {...props}
        {...register(name)}
        {...fieldAttributes(id, error)}
        required
        maxLength={limits[name]}
        className={inputLook}
      />
    </FieldFrame>
  );
}

export function NewsletterField({ className = "" }: { className?: string }) {
  const { register } = useFormContext<MessageInput>();
  return (
    <label className={`flex min-h-11 items-center gap-3 font-strong ${className}`}>
      <input
        type="checkbox"
        {...register("sendNewsLetter")}
        className="size-5 shrink-0 accent-(--ink)"
      />
      Send me the newsletter
    </label>
  );
}

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
