"use client";

import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useFormState, useWatch } from "react-hook-form";
import type { Country, FlagProps, Labels, Metadata } from "react-phone-number-input";
import PhoneInput from "react-phone-number-input/react-hook-form-core";
import { setNativeValue } from "@/components/ui/set-native-value";
import {
  digitsOf,
  hasExtension,
  hasLetters,
  longestPhone,
  type MessageInput,
  type PhoneCountry,
} from "@/site/message";
import { FieldFrame, fieldAttributes, fieldClassName } from "./field-frame";

const name = "phoneNumber";
const countries: PhoneCountry[] = ["US", "CA"];

type Note = "extension" | "letters";

type Props = {
  label: string;
  /** Which numbers are taken. */
  rule: string;
  /** Said as soon as an extension or a letter is typed: the formatting keeps neither sign nor letter. */
  notes: Record<Note, string>;
  className?: string;
  rules: Metadata;
  /** Names of the country select and of its countries. */
  countryLabels: Labels;
  flags: Partial<Record<Country, ReactNode>>;
};

/**
 * The phone number, formatted while typing, and its country. A number with a country code selects
 * the country.
 */
export function PhoneField({ label, rule, notes, className, ...others }: Props) {
  const { rules, countryLabels, flags } = others;
  const { errors } = useFormState<MessageInput>({ name });
  const error = errors[name]?.message;
  const box = useRef<HTMLDivElement>(null);
  const { note, ...listeners } = useNote(box, Boolean(error));
  const texts = { rule, error, note: note && notes[note] };
  useEarlyInput(box);
  // State, because the package keeps the first component that it gets. The server draws the flags:
  // the package's set is one module with all countries.
  const [Flag] = useState(() => (props: FlagProps) => <>{flags[props.country]}</>);
  return (
    <FieldFrame id={name} label={label} {...texts} className={className}>
      <PhoneInput
        {...fieldAttributes(name, texts)}
        name={name}
        metadata={rules}
        labels={countryLabels}
        flagComponent={Flag}
        defaultCountry="US"
        countries={countries}
        countryOptionsOrder={countries}
        addInternationalOption={false}
        // Arrow keys in a closed select choose at once, and must not move the focus (WCAG 3.2.2).
        focusInputOnCountrySelection={false}
        required
        maxLength={longestPhone}
        containerComponentProps={{ ref: box, ...listeners }}
        numberInputProps={{ className: fieldClassName }}
      />
    </FieldFrame>
  );
}

/** The note on the number as it is typed, until the form is reset, and the listeners that find it. */
function useNote(box: RefObject<HTMLDivElement | null>, hasError: boolean) {
  const [note, setNote] = useState<Note>();
  const isEmpty = !useWatch<MessageInput, typeof name>({ name });
  useEffect(() => {
    const form = box.current?.closest("form");
    const clear = () => setNote(undefined);
    form?.addEventListener("reset", clear);
    return () => form?.removeEventListener("reset", clear);
  }, [box]);
  // React calls `onInput` before `onChange`, in which the package drops signs and letters.
  const onInput = ({ target }: SyntheticEvent<HTMLDivElement>) => {
    // Not the country's select.
    if (!(target instanceof HTMLInputElement)) return;
    const { value } = target;
    setNote((was) => noteOn(value, was));
  };
  // The package erases a selection itself, without an input event.
  const onKeyUp = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Backspace" || event.key === "Delete") onInput(event);
  };
  // The error names an extension, and cannot know of letters, which are gone by then.
  const isShown = note === "letters" || (!isEmpty && !hasError);
  return { note: isShown ? note : undefined, onInput, onKeyUp };
}

/** The note on a text as typed. Its sign is gone at the next key, so the note stays until it is mended. */
function noteOn(text: string, was: Note | undefined): Note | undefined {
  const isWhole = digitsOf(text).length >= 10;
  if (hasExtension(text) || (isWhole && was === "extension")) return "extension";
  if (hasLetters(text)) return "letters";
  return text && !isWhole && was === "letters" ? was : undefined;
}

/** Keeps the text of before hydration, and that which the browser restores with the history. */
function useEarlyInput(box: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (!box.current) return;
    reportEarlyInput(box.current);
    // Browsers bring typed text back with the history, but none that equals the attribute, which
    // React keeps equal to the text.
    const input = box.current.querySelector("input");
    const observer = new MutationObserver(() => input?.removeAttribute("value"));
    if (input) observer.observe(input, { attributeFilter: ["value"] });
    return () => observer.disconnect();
  }, [box]);
}

/**
 * Reports to React the country and then the number that were entered before hydration. In a
 * microtask, because outside an effect React renders after each event, and parses the number in
 * its country.
 */
function reportEarlyInput(box: HTMLElement): void {
  const select = box.querySelector("select");
  const input = box.querySelector("input");
  // The next render empties the field.
  const typed = input?.value;
  queueMicrotask(() => {
    if (select && !select.options[0]?.selected)
      select.dispatchEvent(new Event("change", { bubbles: true }));
    if (input && typed) setNativeValue(input, typed);
  });
}
