import { type ReactNode, useState } from "react";
import { nameOfEntry } from "../values.ts";
import { type FieldProps, useForm } from "./form-context.ts";

type FoldProps = {
  id: string;
  title: string;
  open: boolean;
  note?: ReactNode;
  children: ReactNode;
};

/** A group that folds: `open` counts at the first render alone, so that later ones do not unfold it. */
export function Fold({ id, title, open, note, children }: FoldProps) {
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

type GroupProps = FieldProps & { children: ReactNode };

/** The fields of a group; an optional one, such as the page of a service, is added or taken out. */
export function Group({ schema, path, title, value, isRequired, children }: GroupProps) {
  const { change } = useForm();
  const turn = (words: string, next: object | undefined) => (
    <button type="button" onClick={() => change(path, next)}>
      {words} {title.toLowerCase()}
    </button>
  );
  if (!isRequired && value === undefined) return turn("Add", {});
  const index = path.at(-1);
  const own = nameOfEntry(value);
  const isEntry = typeof index === "number";
  return (
    <Fold
      id={path.join(".")}
      title={isEntry ? `${index + 1}. ${own}` : title}
      open={!isEntry || own === ""}
    >
      {schema.description && <p className="hint">{schema.description}</p>}
      {children}
      {!isRequired && turn("Remove", undefined)}
    </Fold>
  );
}
