import type { ReactNode } from "react";

export const fieldBox =
  "mt-1.5 block w-full rounded-control border-2 border-control bg-sheet px-4 py-3 text-body text-ink aria-invalid:border-red";

/** Attributes that tie a field to its error message (WCAG 3.3.1, 1.3.1). */
export function fieldState(id: string, error: string | undefined) {
  return {
    id,
    "aria-invalid": error !== undefined,
    "aria-describedby": error === undefined ? undefined : errorId(id),
  };
}

function errorId(id: string) {
  return `${id}-error`;
}

type Props = {
  id: string;
  label: string;
  error: string | undefined;
  className: string | undefined;
  children: ReactNode;
};

/** Label above, error in small red text below. */
export function FieldFrame({ id, label, error, className = "", children }: Props) {
  return (
    <div className={className}>
      <label htmlFor={id} className="font-[650]">
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p id={errorId(id)} className="pt-1.5 text-small text-red">
          {error}
        </p>
      )}
    </div>
  );
}
