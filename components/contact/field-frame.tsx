import type { ReactNode } from "react";

export const inputLook = "contact-field mt-1.5 block w-full scroll-mt-8 px-4 py-3 text-body";

/** Attributes that tie a field to its texts (WCAG 3.3.1, 3.3.2, 1.3.1). */
export function fieldAttributes(id: string, error: string | undefined, rule?: string) {
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
