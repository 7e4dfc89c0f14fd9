import type { FieldProps } from "@rjsf/utils";
import { type ComponentType, useState } from "react";

/** A number that stays as it is typed: "29." and "$29.90", too. rjsf's own field takes out the point of a text. */
export function NumberField(props: FieldProps) {
  const { registry, formData, onChange } = props;
  const StringField = registry.fields.StringField as ComponentType<FieldProps>;
  const [typed, setTyped] = useState<unknown>(formData);
  return (
    <StringField
      {...props}
      formData={numberOf(typed) === formData ? typed : formData}
      onChange={(value, ...rest) => {
        setTyped(value);
        onChange(numberOf(value), ...rest);
      }}
    />
  );
}

/** What was typed as a number; what is none stays, so that its editor reads why. */
export function numberOf(typed: unknown): unknown {
  const [, digits] = /^\s*\$?(-?(?:\d+\.?\d*|\.\d+))\s*$/.exec(String(typed)) ?? [];
  return digits === undefined ? typed : Number(digits);
}
