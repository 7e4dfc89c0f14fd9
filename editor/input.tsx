import type { ReactNode } from "react";
import type { Field } from "./field.ts";

export type InputProps = {
  field: Exclude<Field, { kind: "group" | "list" | "row" }>;
  name: string;
  label: string;
  required: boolean;
  value: string;
  /** What the file itself says of the field. */
  comment: string | undefined;
  /** What is wrong with the value, in the words of `npm run content`. */
  messages: string[];
};

/** One field of a form with its label, its limit and its mistakes. */
export function Input(props: InputProps) {
  const { field, name, label, required, comment, messages } = props;
  const limit = field.kind === "text" && field.max ? `at most ${field.max} characters` : "";
  const hint = [!required && "optional", field.kind === "yaml" && "as YAML", limit]
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
        <p className="mistake" id={`${name}-mistake`}>
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
    "aria-describedby": wrong ? `${name}-mistake` : undefined,
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
      // A day that is none would show as nothing, and be lost.
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

/** A value that is not allowed stays to be seen, so that nothing changes unasked. */
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

/** About as many lines as a text takes. */
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

/** A button that changes the form, not the file; the page comes back at the same place. */
export function Command({ verb, name, place, children }: CommandProps) {
  const value = [verb, name, place].filter((part) => part !== undefined).join(" ");
  return (
    <button type="submit" name="~do" value={value} formAction={`#${name}`}>
      {children}
    </button>
  );
}
