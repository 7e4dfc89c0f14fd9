"use client";

import type { ComponentProps, ReactNode } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { limits, type MessageInput } from "@/site/message";
import "./field.css";

export const fieldClassName = "contact-field mt-1.5 block w-full scroll-mt-8 px-4 py-3 text-body";

type Texts = {
  /** Which values the field accepts; always visible. */
  rule?: string;
  error: string | undefined;
};

/** Attributes that tie a field to its texts (WCAG 3.3.1, 3.3.2, 1.3.1). */
export function fieldAttributes(id: string, { rule, error }: Texts) {
  const ids = [rule && `${id}-rule`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    "aria-invalid": error !== undefined,
    "aria-describedby": ids.join(" ") || undefined,
  };
}

type FrameProps = Texts & {
  id: string;
  label: string;
  className: string | undefined;
  children: ReactNode;
};

export function FieldFrame({ id, label, rule, error, className = "", children }: FrameProps) {
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

type Props = Omit<ComponentProps<"input"> & ComponentProps<"textarea">, "name" | "ref"> & {
  name: keyof typeof limits;
  label: string;
  /** Whether the field is a text area. */
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
        {...fieldAttributes(name, { error })}
        required
        maxLength={limits[name]}
        className={fieldClassName}
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
