import type { ObjectFieldTemplateProps, OptionalDataControlsTemplateProps } from "@rjsf/utils";
import { type ReactNode, useState } from "react";
import { nameOfEntry } from "../values.ts";

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

/** A group of fields; the whole file is the outermost. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, title, description, formData, optionalDataControl } = props;
  const parts = props.properties.map(({ content }) => content);
  const index = fieldPathId.path.at(-1);
  if (index === undefined) return parts;
  const own = nameOfEntry(formData);
  const name = typeof index === "number" ? `${index + 1}. ${own}` : title;
  return (
    <Fold id={fieldPathId.$id} title={name} open={typeof index === "string" || own === ""}>
      {description && <p className="hint">{description}</p>}
      {parts}
      {optionalDataControl}
    </Fold>
  );
}

/** An optional group, such as the page of a service that has a card only, is added or taken out. */
export function OptionalDataControlsTemplate(props: OptionalDataControlsTemplateProps) {
  const { onAddClick, onRemoveClick, schema } = props;
  const name = String(schema.title ?? "").toLowerCase();
  return (
    <button type="button" onClick={onAddClick ?? onRemoveClick}>
      {onAddClick ? `Add ${name}` : `Remove ${name}`}
    </button>
  );
}
