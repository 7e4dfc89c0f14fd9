import type { ReactNode } from "react";
import { type Field, limitsOf } from "./field.ts";

export type InputProps = {
  field: Exclude<Field, { kind: "group" | "list" | "row" }>;
  name: string;
  label: string;
  required: boolean;
  value: string;
  /** The comment above the field in the file. */
  comment: string | undefined;
  /** Messages of the value's problems, as in `npm run content`. */
  messages: string[];
};

/** One field of a form with its label, its limit and its problems. */
export function Input(props: InputProps) {
  const { field, name, label, required, comment, messages } = props;
  const hint = [!required && "optional", field.kind === "yaml" && "as YAML", limitsOf(field)]
    .filter(Boolean)
    .join(", ");
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {hint && <small>{hint}</small>}
      </label>
      {comment && <p className="comment">{comment}</p>}
      <Control {...props} />
      {messages.length > 0 && (
        <p className="problem" id={`${name}-problem`}>
          {messages.join("; ")}
        </p>
      )}
    </div>
  );
}

function Control({ field, name, value, required, messages }: InputProps) {
  const wrong = messages.length > 0;
  const common = {
    id: name,
    name,
    "aria-invalid": wrong || undefined,
    "aria-describedby": wrong ? `${name}-problem` : undefined,
  };
  switch (field.kind) {
    case "yes-no":
      return <Select {...common} value={value} options={["yes", "no"]} optional={!required} />;
    case "choice": {
      const options = field.options.map(String);
      return <Select {...common} value={value} options={options} optional={!required} />;
    }
    case "number":
      return <input {...common} inputMode="decimal" defaultValue={value} />;
    case "yaml":
      return <textarea {...common} rows={4} defaultValue={value} />;
    default: {
      const { shape, max } = field;
      const counted = { ...common, "data-max": max, defaultValue: value };
      if (shape === "lines" || shape === "markdown" || value.includes("\n"))
        return <textarea {...counted} rows={rowsFor(value)} />;
      // A date input would show an invalid day as empty, and lose it.
      const isDay = shape === "day" && /^(\d{4}-\d\d-\d\d)?$/.test(value);
      const list = shape === "link" ? "addresses" : undefined;
      return <input {...counted} type={isDay ? "date" : "text"} list={list} />;
    }
  }
}

type SelectProps = {
  id: string;
  name: string;
  value: string;
  options: string[];
  optional: boolean;
};

/** A value that is not allowed stays an option, so that saving does not change it. */
function Select({ value, options, optional, ...common }: SelectProps) {
  const shown = optional || value === "" ? ["", ...options] : options;
  const all = shown.includes(value) ? shown : [value, ...shown];
  return (
    <select {...common} defaultValue={value}>
      {all.map((option) => (
        <option key={option} value={option}>
          {option === "" ? "–" : option}
        </option>
      ))}
    </select>
  );
}

/** Height of a textarea: about as many lines as its text. */
function rowsFor(text: string): number {
  const lines = text.split("\n").map((line) => Math.ceil((line.length + 1) / 90));
  return Math.min(
    40,
    Math.max(
      2,
      lines.reduce((sum, count) => sum + count, 0),
    ),
  );
}

type CommandProps = { verb: string; name: string; place?: number; children: ReactNode };

/** A button that changes the form, not the file; the page returns to the same field. */
export function Command({ verb, name, place, children }: CommandProps) {
  const value = [verb, name, place].filter((part) => part !== undefined).join(" ");
  return (
    <button type="submit" name="~do" value={value} formAction={`#${name}`}>
      {children}
    </button>
  );
}
