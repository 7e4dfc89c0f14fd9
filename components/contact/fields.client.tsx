"use client";

import type { ComponentProps } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { limits, type MessageInput } from "@/site/message";
import { FieldFrame, fieldAttributes, inputLook } from "./field-frame";

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
export function ContactField({ name, label, suffix, multiline, className, ...props }: FieldProps) {
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
