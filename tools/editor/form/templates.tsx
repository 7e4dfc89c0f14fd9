import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldPathList,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
} from "@rjsf/utils";
import { createContext, type DragEvent, type ReactNode, useContext, useState } from "react";
import { fillText } from "../../../site/load/tokens.ts";
import type { Choices } from "../form-state.ts";
import type { SavedPicture } from "../pictures.ts";
import { titleOf } from "../values.ts";
import { limitsOf } from "./limits.ts";

/** Values and functions shared by all fields. */
export type Context = {
  /** The file's path below `content/`. */
  file: string;
  quoted: Record<string, string>;
  choices: Choices;
  valueAt(path: FieldPathList): unknown;
  /** Puts a list's entry at another place, and says so. */
  move(list: FieldPathList, from: number, to: number): void;
  /** Saves, replaces or deletes a picture beside the text. @returns its name, or why it was refused */
  sendPicture(fields: Record<string, string | File>): Promise<SavedPicture | undefined>;
};

/** How many entries a list has to keep. */
const Least = createContext(0);

/** A field with its label, hint, limits and problems; groups and lists have frames of their own. */
function FieldTemplate(props: FieldTemplateProps) {
  const { id, fieldPathId, label, schema, rawErrors = [], children, required } = props;
  const { quoted, choices } = props.registry.formContext as Context;
  const index = fieldPathId.path.at(-1);
  const isGroup = schema.type === "object" || schema.type === "array";
  const problems = rawErrors.length > 0 && (
    <p className="problem" id={`${id}-problem`}>
      {rawErrors.join("; ")}
    </p>
  );
  if (isGroup)
    return (
      <>
        {problems}
        {children}
      </>
    );
  const isOptional = !required && schema.type !== "boolean";
  const hint = [
    schema.description,
    limitsOf(schema),
    isOptional && "Optional.",
    quoted[fieldPathId.path.join(".")],
  ].filter(Boolean);
  const name = typeof index === "number" ? `${label.replace(/-\d+$/, "")} ${index + 1}` : label;
  return (
    <div className="field">
      {schema.type !== "boolean" && <label htmlFor={id}>{name}</label>}
      <Count text={props.formData} max={schema.maxLength} tokens={choices.tokens} />
      {schema.type === "boolean" && children}
      {hint.length > 0 && (
        <p className="hint" id={`${id}-hint`}>
          {hint.join(" ")}
        </p>
      )}
      {schema.type !== "boolean" && children}
      {problems}
    </div>
  );
}

/** Limits count the words that visitors read: a {{token}} is as long as its value. */
function Count(props: { text: unknown; max: number | undefined; tokens: Record<string, string> }) {
  const { text, max, tokens } = props;
  if (!max) return null;
  const filled = fillText(String(text ?? ""), new Map(Object.entries(tokens)), () => {});
  const { length } = filled.trim();
  return (
    <span className={length > max ? "count over" : "count"}>
      {length} / {max}
    </span>
  );
}

type FoldProps = {
  id: string;
  title: string;
  open: boolean;
  note?: ReactNode;
  children: ReactNode;
};

/** A group that folds: `open` counts at the first render alone, so that later ones do not unfold it. */
function Fold({ id, title, open, note, children }: FoldProps) {
  const [isOpen] = useState(open);
  return (
    <details id={id} aria-label={title} open={isOpen} className="group">
      <summary>
        {title} <small>{note}</small>
      </summary>
      {children}
    </details>
  );
}

function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, title, description, formData, optionalDataControl } = props;
  const parts = props.properties.map(({ content }) => content);
  const index = fieldPathId.path.at(-1);
  if (index === undefined) return parts;
  const own = titleOf(formData);
  const name = typeof index === "number" ? `${index + 1}. ${own}` : title;
  return (
    <Fold id={fieldPathId.$id} title={name} open={typeof index === "string" || own === ""}>
      {description && <p className="hint">{description}</p>}
      {parts}
      {optionalDataControl}
    </Fold>
  );
}

function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, schema, items, canAdd, onAddClick } = props;
  const index = fieldPathId.path.at(-1);
  const title = props.title.replace(/-\d+$/, typeof index === "number" ? ` ${index + 1}` : "");
  const isRow = Array.isArray(schema.items);
  return (
    <Least value={schema.minItems ?? 0}>
      <Fold
        id={fieldPathId.$id}
        title={title}
        open={items.length > 0 || Boolean(schema.minItems)}
        note={isRow ? "" : items.length === 1 ? "1 entry" : `${items.length} entries`}
      >
        <p className="hint">
          {[schema.description, !isRow && limitsOf(schema)].filter(Boolean).join(" ")}
        </p>
        <div className={isRow ? "row" : undefined}>{items}</div>
        {canAdd && (
          <button type="button" onClick={onAddClick}>
            Add to {title.toLowerCase()}
          </button>
        )}
      </Fold>
    </Least>
  );
}

/** A list's entry: dragged by its handle, moved by its buttons or, on them, by the arrow keys. */
function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps: buttons, index, totalItems, registry, hasToolbar } = props;
  const least = useContext(Least);
  if (!hasToolbar) return children;
  const { path, $id: id } = buttons.fieldPathId;
  const { move, valueAt } = registry.formContext as Context;
  const list = path.slice(0, -1);
  const kind = `application/x-${list.join("-").toLowerCase()}`;
  const name = titleOf(valueAt(path)) || `Entry ${index + 1}`;
  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(kind);
  const up = () => move(list, index, index - 1);
  const down = () => move(list, index, index + 1);
  const keys = { ArrowUp: index > 0 && up, ArrowDown: index < totalItems - 1 && down };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same by keys
    <div
      className="entry"
      onDragOver={(event) => isOurs(event) && event.preventDefault()}
      onDrop={(event) =>
        isOurs(event) && move(list, Number(event.dataTransfer.getData(kind)), index)
      }
      onKeyDown={(event) => {
        const step = event.altKey && keys[event.key as keyof typeof keys];
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        step();
      }}
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
        <button
          type="button"
          id={`${id}-up`}
          aria-label={`Move up: ${name}`}
          aria-disabled={index === 0}
          onClick={() => index > 0 && up()}
        >
          ↑
        </button>
        <button
          type="button"
          id={`${id}-down`}
          aria-label={`Move down: ${name}`}
          aria-disabled={index === totalItems - 1}
          onClick={() => index < totalItems - 1 && down()}
        >
          ↓
        </button>
        {totalItems > least ? (
          <button type="button" aria-label={`Remove: ${name}`} onClick={buttons.onRemoveItem}>
            Remove
          </button>
        ) : (
          <small>At least {least}</small>
        )}
      </p>
    </div>
  );
}

/** An optional group, such as the page of a service that has a card only, is added or taken out. */
function OptionalDataControlsTemplate(props: OptionalDataControlsTemplateProps) {
  const { onAddClick, onRemoveClick, schema } = props;
  const name = String(schema.title ?? "").toLowerCase();
  return (
    <button type="button" onClick={onAddClick ?? onRemoveClick}>
      {onAddClick ? `Add ${name}` : `Remove ${name}`}
    </button>
  );
}

export const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  OptionalDataControlsTemplate,
};
