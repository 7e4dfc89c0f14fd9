import { type FunctionComponent, useRef, useState } from "react";
import type { Json } from "../form-schema.ts";
import { type ControlProps, textOf } from "./control.ts";
import { useForm } from "./form-context.ts";
import { InkChoice, SceneChoice } from "./gallery.tsx";
import { MarkdownText } from "./markdown.tsx";
import { numberOf } from "./number.ts";

/** In characters: longer texts get several lines. */
const lineLength = 90;

/** The control for a field of one value. */
export function controlOf({ type, format, pattern, maxLength, enum: options }: Json) {
  if (type === "boolean") return YesNo;
  const ofFormat = controls[format ?? ""];
  if (ofFormat || options) return ofFormat ?? Choice;
  const isLine = type !== "string" || format || pattern || (maxLength ?? Infinity) <= lineLength;
  return isLine ? Line : Lines;
}

/** Controls by the `format` of the schema (site/schema/fields.ts). */
const controls: Record<string, FunctionComponent<ControlProps>> = {
  address: Address,
  ink: InkChoice,
  lines: Lines,
  markdown: MarkdownText,
  scene: SceneChoice,
};

function Lines(props: ControlProps) {
  return <textarea {...props.attributes} {...textOf(props)} />;
}

function Line(props: ControlProps) {
  const { schema, value, attributes, onChange } = props;
  const { type, format = "" } = schema;
  const options = useForm().state.choices.lists[format];
  const [typed, setTyped] = useState("");
  const isNumber = type === "number" || type === "integer";
  // A number is shown as it was typed: "29." on the way to 29.9.
  const shown = isNumber && numberOf(typed) === value ? typed : String(value ?? "");
  // A date input would show an invalid day as empty, and lose it.
  const isDay = format === "date" && /^(\d{4}-\d\d-\d\d)?$/.test(shown);
  return (
    <>
      <input
        {...attributes}
        type={isDay ? "date" : "text"}
        list={options && `${attributes.id}-list`}
        value={shown}
        onChange={({ target: { value: next } }) => {
          setTyped(next);
          onChange(isNumber ? numberOf(next) : next);
        }}
      />
      {options && (
        <datalist id={`${attributes.id}-list`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** The end of a page's address: changed by its button, since the file's name changes with it. */
function Address({ value, attributes, onChange }: ControlProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = () => onChange(input.current?.value);
  return (
    <p className="commands">
      <input
        {...attributes}
        key={String(value)}
        ref={input}
        type="text"
        defaultValue={String(value ?? "")}
        onKeyDown={(event) => event.key === "Enter" && take()}
      />
      <button type="button" onClick={take}>
        Change the address
      </button>
    </p>
  );
}

/** A value that is not allowed stays an option, so that saving does not change it. */
function Choice({ schema, value, isRequired, attributes, onChange }: ControlProps) {
  const allowed = schema.enum ?? [];
  const shown = value === "" ? undefined : value;
  const none = isRequired && shown !== undefined ? [] : [undefined];
  const options = [...new Set([...none, ...(allowed.includes(shown) ? [] : [shown]), ...allowed])];
  return (
    <select
      {...attributes}
      value={String(shown ?? "")}
      onChange={({ target }) => onChange(options[target.selectedIndex])}
    >
      {options.map((option) => (
        <option key={String(option)} value={String(option ?? "")}>
          {option === undefined ? "–" : String(option).replaceAll("-", " ")}
        </option>
      ))}
    </select>
  );
}

function YesNo({ title, value, isRequired, attributes, onChange }: ControlProps) {
  return (
    <label>
      <input
        {...attributes}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || (isRequired ? false : undefined))}
      />{" "}
      {title}
    </label>
  );
}
