import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from "@rjsf/utils";
import { createContext, type DragEvent, useContext } from "react";
import { nameOfEntry } from "../values.ts";
import type { Context } from "./context.ts";
import { Fold } from "./group.tsx";
import { limitsOf } from "./limits.ts";

/** How many entries a list has to keep. */
const Least = createContext(0);

/** A list with its entries, or a row of fields. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
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
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps: buttons, index, totalItems, registry, hasToolbar } = props;
  const least = useContext(Least);
  if (!hasToolbar) return children;
  const { path, $id: id } = buttons.fieldPathId;
  const { move, valueAt } = registry.formContext as Context;
  const list = path.slice(0, -1);
  const kind = `application/x-${list.join("-").toLowerCase()}`;
  const name = nameOfEntry(valueAt(path)) || `Entry ${index + 1}`;
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
