import type { FieldTemplateProps } from "@rjsf/utils";
import { fillText } from "../../../site/load/tokens.ts";
import type { Context } from "./context.ts";
import { limitsOf } from "./limits.ts";

/** A field with its label, hint, limits and problems; groups and lists have frames of their own. */
export function FieldTemplate(props: FieldTemplateProps) {
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
