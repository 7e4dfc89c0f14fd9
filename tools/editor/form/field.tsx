import { fillText } from "../../../site/load/tokens.ts";
import { inWords } from "../names.ts";
import { entriesOf, valueAt } from "../values.ts";
import { controlOf } from "./controls.tsx";
import { type FieldProps, useForm } from "./form-context.ts";
import { Group } from "./group.tsx";
import { limitsOf } from "./limits.ts";
import { List } from "./list.tsx";

/** A field of the form: a group, a list, or a control. */
export function Field(props: FieldProps) {
  const { schema, path } = props;
  if (schema.type !== "object" && schema.type !== "array") return <Single {...props} />;
  const fields = fieldsIn(props).map((field) => <Field key={field.path.at(-1)} {...field} />);
  return (
    <>
      <Problem field={path.join(".")} />
      {schema.type === "object" ? (
        <Group {...props}>{fields}</Group>
      ) : (
        <List {...props}>{fields}</List>
      )}
    </>
  );
}

/** The fields of a group, or the entries of a list. */
export function fieldsIn({ schema, path, title = "", value }: Partial<FieldProps>): FieldProps[] {
  const { properties = {}, items = {}, required = [] } = schema ?? {};
  const at = (key: string | number) => ({
    path: [...(path ?? []), key],
    value: valueAt(value, [key]),
  });
  if (schema?.type !== "array")
    return Object.entries(properties).map(([key, field]) => ({
      ...at(key),
      schema: field,
      title: field.title ?? inWords(key),
      isRequired: required.includes(key),
    }));
  const schemas = Array.isArray(items) ? items : entriesOf(value).map(() => items);
  return schemas.map((entry, index) => ({
    ...at(index),
    schema: entry,
    title: `${entry.title ?? title} ${index + 1}`,
    isRequired: true,
  }));
}

/** A control with its label, hint, limits and problems. */
function Single({ schema, path, title, value, isRequired }: FieldProps) {
  const { state, problems, change } = useForm();
  const id = path.join(".");
  const isYesNo = schema.type === "boolean";
  const Control = controlOf(schema);
  const described = { "aria-describedby": `${id}-${problems.has(id) ? "problem" : "hint"}` };
  const control = (
    <Control
      {...{ schema, title, value, isRequired }}
      attributes={{ id, "aria-invalid": problems.has(id) || undefined, ...described }}
      onChange={(next) => change(path, next)}
    />
  );
  const hint = [
    schema.description,
    limitsOf(schema),
    !isRequired && !isYesNo && "Optional.",
    state.quoted[id],
  ];
  return (
    <div className="field">
      {isYesNo ? control : <label htmlFor={id}>{title}</label>}
      <Count text={value} max={schema.maxLength} tokens={state.choices.tokens} />
      <p className="hint" id={`${id}-hint`}>
        {hint.filter(Boolean).join(" ")}
      </p>
      {!isYesNo && control}
      <Problem field={id} />
    </div>
  );
}

function Problem({ field }: { field: string }) {
  const problems = useForm().problems.get(field);
  if (!problems) return null;
  return (
    <p className="problem" id={`${field}-problem`}>
      {problems
        .map(({ line, place, message }) => (line ? `${place}: ${message}` : message))
        .join("; ")}
    </p>
  );
}

type CountProps = { text: unknown; max: number | undefined; tokens: Record<string, string> };

/** Limits count the words that visitors read: a {{token}} is as long as its value. */
function Count({ text, max, tokens }: CountProps) {
  if (!max) return null;
  const filled = fillText(String(text ?? ""), new Map(Object.entries(tokens)), () => {});
  const { length } = filled.trim();
  return (
    <span className={length > max ? "count over" : "count"}>
      {length} / {max}
    </span>
  );
}
