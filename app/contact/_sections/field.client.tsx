"use client";

import type { ComponentProps } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import type { MessageInput } from "@/content/schema/message";
import { FieldFrame, fieldBox, fieldState } from "./field-frame";

type Props = Omit<ComponentProps<"input"> & ComponentProps<"textarea">, "name" | "ref"> & {
  name: Exclude<keyof MessageInput, "phoneNumber" | "sendNewsLetter">;
  label: string;
  /** Whether it is a text area. */
  multiline?: boolean;
};

/**
 * A field of the form. Uncontrolled, so that text typed before hydration stays: React Hook Form
 * reads it when it registers the field.
 */
export function Field({ name, label, multiline, className, ...props }: Props) {
  const { register } = useFormContext<MessageInput>();
  const { errors } = useFormState<MessageInput>({ name });
  const error = errors[name]?.message;
  const Box = multiline ? "textarea" : "input";
  return (
    <FieldFrame id={name} label={label} error={error} className={className}>
      <Box
        {...props}
        {...register(name)}
        {...fieldState(name, error)}
        required
        className={fieldBox}
      />
    </FieldFrame>
  );
}
