import type { Json } from "../form-schema.ts";
import { inWords } from "../names.ts";
import { valueAt } from "../values.ts";

/** Links to the form's groups and, in a large one, to the groups in it. */
export function Contents({ schema, data }: { schema: Json; data: unknown }) {
  const groups = groupsOf(schema, data);
  if (groups.length === 0) return <div />;
  return (
    <nav className="contents" aria-label="Contents of this form">
      {groups.map(([key, group]) => (
        <div key={key}>
          <a href={`#${key}`}>{group.title ?? inWords(key)}</a>
          {groupsOf(group, valueAt(data, [key])).map(([inner, { title }]) => (
            <a key={inner} className="inner" href={`#${key}.${inner}`}>
              {title ?? inWords(inner)}
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
