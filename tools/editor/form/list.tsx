import type { DragEvent, ReactElement } from "react";
import { entriesOf, nameOfEntry } from "../values.ts";
import { type FieldProps, useForm } from "./form-context.ts";
import { Fold } from "./group.tsx";
import { limitsOf } from "./limits.ts";

type ListProps = FieldProps & { children: ReactElement[] };

/** A list with its entries, or a row of fields. */
export function List({ schema, path, title, value, children }: ListProps) {
  const { change } = useForm();
  const entries = entriesOf(value);
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY, description } = schema;
  if (Array.isArray(items))
    return (
      <Fold id={path.join(".")} title={title} open>
        {description && <p className="hint">{description}</p>}
        <div className="row">{children}</div>
      </Fold>
    );
  return (
    <Fold
      id={path.join(".")}
      title={title}
      open={entries.length > 0 || minItems > 0}
      note={entries.length === 1 ? "1 entry" : `${entries.length} entries`}
    >
      <p className="hint">{[description, limitsOf(schema)].filter(Boolean).join(" ")}</p>
      {children.map((field, index) => (
        <Entry key={field.key} {...{ path, entries, index }} least={minItems}>
          {field}
        </Entry>
      ))}
      {entries.length < maxItems && (
        <button type="button" onClick={() => change(path, [...entries, emptyOf(items.type)])}>
          Add to {title.toLowerCase()}
        </button>
      )}
    </Fold>
  );
}

function emptyOf(type: string | undefined): unknown {
  return type === "object" ? {} : type === "array" ? [] : "";
}

type EntryProps = {
  path: FieldProps["path"];
  entries: unknown[];
  index: number;
  /** How many entries the list has to keep. */
  least: number;
  children: ReactElement;
};

/** A list's entry: dragged by its handle, or moved by its buttons. */
function Entry({ path, entries, index, least, children }: EntryProps) {
  const { change, move } = useForm();
  const kind = `application/x-${path.join("-").toLowerCase()}`;
  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(kind);
  const name = nameOfEntry(entries[index]) || `Entry ${index + 1}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same by keys
    <div
      className="entry"
      onDragOver={(event) => isOurs(event) && event.preventDefault()}
      onDrop={(event) =>
        isOurs(event) && move(path, Number(event.dataTransfer.getData(kind)), index)
      }
    >
      <span
        className="handle"
        draggable
        aria-hidden
        title="Drag to another place"
        onDragStart={({ dataTransfer }) => dataTransfer.setData(kind, String(index))}
      >
        ⠿
      </span>
      <div>{children}</div>
      <p className="commands">
        <Move {...{ path, entries, index, name }} to={index - 1} />
        <Move {...{ path, entries, index, name }} to={index + 1} />
        {entries.length > least ? (
          <button
            type="button"
            aria-label={`Remove: ${name}`}
            onClick={() => change(path, entries.toSpliced(index, 1))}
          >
            Remove
          </button>
        ) : (
          <small>At least {least}</small>
        )}
      </p>
    </div>
  );
}

type MoveProps = Pick<EntryProps, "path" | "entries" | "index"> & { name: string; to: number };

/** Moves an entry up or down; the editor gives it the focus again (editor.tsx). */
function Move({ path, entries, index, name, to }: MoveProps) {
  const { move } = useForm();
  const way = to < index ? "up" : "down";
  const isPossible = to in entries;
  return (
    <button
      type="button"
      id={`${[...path, index].join(".")}-${way}`}
      aria-label={`Move ${way}: ${name}`}
      aria-disabled={!isPossible}
      onClick={() => isPossible && move(path, index, to)}
    >
      {way === "up" ? "↑" : "↓"}
    </button>
  );
}
