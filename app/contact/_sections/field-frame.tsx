import type { ReactNode } from "react";
import "./field.css";

export const fieldClassName = "contact-field mt-1.5 block w-full scroll-mt-8 px-4 py-3 text-body";

type Texts = {
  /** Which values the field accepts; always visible. */
  rule?: string | undefined;
  error: string | undefined;
  /** A hint while typing; announced when it appears. */
  note?: string | undefined;
};

/** Attributes that tie a field to its texts (WCAG 3.3.1, 3.3.2, 1.3.1). */
export function fieldAttributes(id: string, { rule, error, note }: Texts) {
  const texts = Object.entries({ rule, error, note }).filter(([, text]) => text);
  return {
    id,
    "aria-invalid": error !== undefined,
    "aria-describedby": texts.map(([kind]) => `${id}-${kind}`).join(" ") || undefined,
  };
}

type Props = Texts & {
  id: string;
  label: string;
  className: string | undefined;
  children: ReactNode;
};

export function FieldFrame({ id, label, rule, error, note, className = "", children }: Props) {
  return (
    <div className={className}>
      <label htmlFor={id} className="font-[650]">
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
      <p id={`${id}-note`} aria-live="polite" className="text-small not-empty:pt-1.5">
        {note}
      </p>
    </div>
  );
}
