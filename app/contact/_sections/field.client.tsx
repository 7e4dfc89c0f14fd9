"use client";

import type { ComponentProps } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { limits, type MessageInput } from "@/site/message";
import { FieldFrame, fieldAttributes, fieldClassName } from "./field-frame";

type Props = Omit<ComponentProps<"input"> & ComponentProps<"textarea">, "name" | "ref"> & {
  name: keyof typeof limits;
  label: string;
  /** Shows once the limit is reached. */
  tooLong: string;
  /** Whether the field is a text area. */
  multiline?: boolean;
};

/**
 * A field of the form. Uncontrolled, so that text typed before hydration stays: React Hook Form
 * reads it when it registers the field.
 */
export function Field({ name, label, tooLong, multiline, className, ...props }: Props) {
  const { register } = useFormContext<MessageInput>();
  const { errors } = useFormState<MessageInput>({ name });
  const isFull = (useWatch<MessageInput, typeof name>({ name })?.length ?? 0) >= limits[name];
  const error = errors[name]?.message;
  const texts = { error, note: isFull && !error ? tooLong : undefined };
  const Box = multiline ? "textarea" : "input";
  return (
    <FieldFrame id={name} label={label} {...texts} className={className}>
      <Box
        {...props}
        {...register(name)}
        {...fieldAttributes(name, texts)}
        required
        maxLength={limits[name]}
        className={fieldClassName}
      />
    </FieldFrame>
  );
}
