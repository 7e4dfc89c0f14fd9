import type { Json } from "../form-schema.ts";
import { valueAt } from "../values.ts";

/** Links to the form's groups and, in a large one, to the groups in it. */
export function Contents({ schema, data }: { schema: Json; data: unknown }) {
  const groups = groupsOf(schema, data);
  if (groups.length === 0) return <div />;
  return (
    <nav className="contents" aria-label="Contents of this form">
      {groups.map(([key, group]) => (
        <div key={key}>
          <a href={`#${key}`}>{group.title}</a>
          {groupsOf(group, valueAt(data, [key])).map(([inner, { title }]) => (
            <a key={inner} className="inner" href={`#${key}.${inner}`}>
              {title}
            </a>
          ))}
        </div>
      ))}
    </nav>
  );
}

function groupsOf({ properties = {} }: Json, data: unknown): [key: string, group: Json][] {
  const isGroup = ({ type, format }: Json) =>
    type === "object" || type === "array" || format === "markdown";
  return Object.entries(properties).filter(
    ([key, value]) => isGroup(value) && valueAt(data, [key]) !== undefined,
  );
}

/** Goes to the field that the address names: "#hero.title". */
export function jump(): void {
  const name = decodeURIComponent(location.hash.slice(1));
  const field = name && document.getElementById(`root.${name}`);
  if (field) show(field);
}

/** Unfolds the groups around a field, and goes there. */
export function show(field: HTMLElement): void {
  for (
    let fold = field.closest("details");
    fold;
    fold = fold.parentElement?.closest("details") ?? null
  )
    fold.open = true;
  const isGroup = field instanceof HTMLDetailsElement;
  field.scrollIntoView({ block: isGroup ? "start" : "center" });
  (isGroup ? field.querySelector("summary") : field)?.focus({ preventScroll: true });
}
