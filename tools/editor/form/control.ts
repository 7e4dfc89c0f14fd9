import type { ChangeEvent } from "react";
import type { Json } from "../form-schema.ts";

/** A control that shows and takes one value. */
export type ControlProps = {
  schema: Json;
  title: string;
  value: unknown;
  isRequired: boolean;
  /** Of the element that has the value: its hint describes it, or its problem. */
  attributes: { id: string; "aria-describedby": string; "aria-invalid": boolean | undefined };
  onChange(value: unknown): void;
};

type TextEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** The text of a control, and what takes it when it is typed. */
export function textOf({ value, onChange }: ControlProps) {
  return {
    value: String(value ?? ""),
    onChange: ({ target }: TextEvent) => onChange(target.value),
  };
}
