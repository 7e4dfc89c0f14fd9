import type { ReactNode } from "react";
import { stringify } from "yaml";
import type { Problem } from "../content/load/problem.ts";
import { inWords } from "./content-files.ts";
import { type Field, limitsOf } from "./field.ts";
import { markerOf } from "./form-data.ts";
import { Command, Input, type InputProps } from "./input.tsx";

export type FieldViewProps = {
  field: Field;
  value: unknown;
  /** Path of the field as in messages: "hero.title"; "" for the whole file. */
  name: string;
  label: string;
  required: boolean;
  problems: readonly Problem[];
  /** The file's comments by field name. */
  comments: ReadonlyMap<string, string>;
};

/** The part of a form for one value, which may hold further values. */
export function FieldView(props: FieldViewProps): ReactNode {
  const { field, value, name, label, required } = props;
  switch (field.kind) {
    case "group":
      return value === undefined && !required ? <Absent {...props} /> : <Group {...props} />;
    case "list":
      return <List {...props} />;
    case "row":
      return (
        <Frame {...props} className="row">
          <input type="hidden" name={markerOf(name)} value="row" />
          {field.entries.map((entry, index) => (
            <FieldView
              key={`${name}.${index.toString()}`}
              {...props}
              field={entry}
              value={Array.isArray(value) ? value[index] : undefined}
              name={`${name}.${index}`}
              label={`${label} ${index + 1}`}
              required
            />
          ))}
        </Frame>
      );
    default:
      return <Input {...inputProps(props)} field={field} />;
  }
}

function inputProps(all: FieldViewProps) {
  const { name, label, required, problems, value, field, comments } = all;
  const text = field.kind === "yaml" ? (value === undefined ? "" : stringify(value)) : value;
  const props: Omit<InputProps, "field"> = {
    name,
    label,
    required,
    value: typeof text === "boolean" ? (text ? "yes" : "no") : String(text ?? ""),
    comment: comments.get(name),
    messages: problems.filter((p) => p.field === name).map((p) => p.message),
  };
  return props;
}

function Frame(props: FieldViewProps & { children: ReactNode; className?: string }) {
  const { name, label, problems, comments, children, className } = props;
  return (
    <fieldset id={name} className={className}>
      <legend>{label}</legend>
      <small>{limitsOf(props.field)}</small>
      {comments.has(name) && <p className="comment">{comments.get(name)}</p>}
      {problems
        .filter((problem) => problem.field === name)
        .map(({ message }) => (
          <p key={message} className="problem">
            {message}
          </p>
        ))}
      {children}
    </fieldset>
  );
}

/** An optional group without a value, such as the page of a service that has a card only. */
function Absent(props: FieldViewProps) {
  return (
    <Frame {...props}>
      <Command name={props.name} verb="add">{`Add ${props.label.toLowerCase()}`}</Command>
    </Frame>
  );
}

function Group(props: FieldViewProps) {
  const { field, value, name, required } = props;
  if (field.kind !== "group") return null;
  const group = (value ?? {}) as Record<string, unknown>;
  const parts = field.parts.map((part) => (
    <FieldView
      key={part.key}
      field={part.field}
      value={typeof group === "object" ? group[part.key] : undefined}
      name={name === "" ? part.key : `${name}.${part.key}`}
      label={inWords(part.key)}
      required={part.required}
      problems={props.problems}
      comments={props.comments}
    />
  ));
  const marker = <input type="hidden" name={markerOf(name)} value="group" />;
  if (name === "")
    return (
      <>
        {marker}
        {parts}
      </>
    );
  return (
    <Frame {...props}>
      {marker}
      {parts}
      {!required && (
        <Command name={name} verb="remove">{`Remove ${props.label.toLowerCase()}`}</Command>
      )}
    </Frame>
  );
}

function List(props: FieldViewProps) {
  const { field, name, label, value } = props;
  if (field.kind !== "list") return null;
  const entries = Array.isArray(value) ? value : [];
  const canShrink = entries.length > field.min;
  return (
    <Frame {...props} className="list">
      <input type="hidden" name={markerOf(name)} value={entries.length} />
      {entries.map((entry, index) => (
        <div className="entry" key={`${name}.${index.toString()}`}>
          <FieldView
            {...props}
            field={field.entry}
            value={entry}
            name={`${name}.${index}`}
            label={`${label} ${index + 1}${titleOf(entry)}`}
            required
          />
          <p className="commands">
            {index > 0 && <Command name={name} verb="up" place={index}>{`Move up`}</Command>}
            {index < entries.length - 1 && (
              <Command name={name} verb="down" place={index}>{`Move down`}</Command>
            )}
            {canShrink && <Command name={name} verb="remove" place={index}>{`Remove`}</Command>}
          </p>
        </div>
      ))}
      {entries.length < field.max && (
        <Command name={name} verb="add">{`Add to ${label.toLowerCase()}`}</Command>
      )}
    </Frame>
  );
}

/** The first text of a list's entry, which tells it from the others. */
function titleOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  const first = ["title", "question", "label", "heading", "region", "caption"]
    .map((key) => (entry as Record<string, unknown>)[key])
    .find((value) => typeof value === "string" && value !== "");
  return first ? `: ${first}` : "";
}
