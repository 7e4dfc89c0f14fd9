import type { WidgetProps } from "@rjsf/utils";

/** Attributes of every control: its hint describes it, or its problem. */
export function common({ id, rawErrors = [] }: WidgetProps) {
  const wrong = rawErrors.length > 0;
  return {
    id,
    "aria-invalid": wrong || undefined,
    "aria-describedby": `${id}-${wrong ? "problem" : "hint"}`,
  };
}

/** The value of a control: an optional text that is empty is none. */
export function typed({ onChange, required }: WidgetProps) {
  return ({ target }: { target: { value: string } }) =>
    onChange(target.value === "" && !required ? undefined : target.value);
}
