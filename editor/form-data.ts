import { parse } from "yaml";
import { emptyValue, type Field, type Part } from "./field.ts";

/**
 * Name of the hidden field that says that a group has a value, or how long a list is. The fields
 * themselves are named by their paths, as in messages: "plans.0.amount".
 */
export function markerOf(name: string): string {
  return `~${name}`;
}

/**
 * The data of a content file from its sent form. Text stays as typed even in a number's field: the
 * schema then names the problem.
 * @returns undefined for an optional value that was left empty
 */
export function readForm(form: FormData, field: Field, name = "", required = true): unknown {
  const typed = textOf(form, name);
  const absent = typed === undefined || (typed === "" && !required);
  switch (field.kind) {
    case "group":
      return form.has(markerOf(name)) ? readGroup(form, field.parts, name) : undefined;
    case "list":
      return readList(form, field.entry, name, required);
    case "row":
      return form.has(markerOf(name))
        ? field.entries.map((entry, index) => readForm(form, entry, child(name, index)))
        : undefined;
    case "number":
      return absent ? undefined : numberOr(typed);
    case "yes-no":
      return absent ? undefined : typed === "yes";
    case "choice":
      return absent ? undefined : (field.options.find((o) => String(o) === typed) ?? typed);
    case "yaml":
      return absent ? undefined : yamlOr(typed);
    default:
      return absent ? undefined : typed;
  }
}

function child(name: string, key: PropertyKey): string {
  return name === "" ? String(key) : `${name}.${String(key)}`;
}

function readGroup(form: FormData, parts: Part[], name: string): Record<string, unknown> {
  const entries = parts.map(({ key, field, required }) => [
    key,
    readForm(form, field, child(name, key), required),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function readList(form: FormData, entry: Field, name: string, required: boolean): unknown {
  const length = Number(textOf(form, markerOf(name)) ?? 0);
  if (length === 0 && !required) return undefined;
  return Array.from({ length }, (_, index) => readForm(form, entry, child(name, index)));
}

/** Browsers end the lines of a form's text with CR LF. */
function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : undefined;
}

function numberOr(typed: string): unknown {
  return typed.trim() !== "" && Number.isFinite(Number(typed)) ? Number(typed) : typed;
}

function yamlOr(typed: string): unknown {
  try {
    return parse(typed);
  } catch {
    return typed;
  }
}

/**
 * Applies a button beside a list or an optional group to the data; nothing is saved.
 * @param action the button's value: "add plans", "remove plans 2", "up plans 2", "down plans 2"
 */
export function change(data: unknown, field: Field, action: string): unknown {
  const [verb = "", name = "", place = ""] = action.split(" ");
  return changeAt(data, field, name.split("."), (value, at) => {
    if (at.kind !== "list") return verb === "add" ? emptyValue(at) : undefined;
    const entries = Array.isArray(value) ? [...value] : [];
    const index = Number(place);
    if (verb === "add") entries.push(emptyValue(at.entry));
    else {
      const [moved] = entries.splice(index, 1);
      if (verb !== "remove") entries.splice(verb === "up" ? index - 1 : index + 1, 0, moved);
    }
    return entries;
  });
}

type Change = (value: unknown, field: Field) => unknown;

function changeAt(data: unknown, field: Field, path: string[], to: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return to(data, field);
  if (Array.isArray(data)) {
    const entry = field.kind === "list" ? field.entry : field;
    return data.map((old, i) => (String(i) === key ? changeAt(old, entry, rest, to) : old));
  }
  const part = field.kind === "group" ? field.parts.find((p) => p.key === key) : undefined;
  if (!part) return data;
  const group = { ...(data as Record<string, unknown>) };
  const value = changeAt(group[key], part.field, rest, to);
  if (value === undefined) delete group[key];
  else group[key] = value;
  return group;
}
