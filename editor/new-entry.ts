import { readSource } from "../content/load/source.ts";
import { readSettings } from "../content/settings.ts";
import { emptyValue, type Field } from "./field.ts";

const firstText =
  "The first words of the post.\n\n## First heading\n\n![What the picture shows](scene:flyer)\n\nText.\n";

/** First values of a new post or service: a free number, today, the usual author. */
export function newEntry(path: string, field: Field, files: Record<string, string>) {
  const folder = path.slice(0, path.indexOf("/") + 1);
  const others = Object.entries(files)
    .filter(([other]) => other.startsWith(folder))
    .map(([other, text]) => readSource(`content/${other}`, text).data as Record<string, unknown>);
  const highest = (key: string) =>
    Math.max(0, ...others.map((data) => Number(data?.[key])).filter(Number.isFinite));
  const { today } = readSettings(process.env);
  const empty = emptyValue(field) as Record<string, unknown>;
  const known: Record<string, unknown> = {
    id: highest("id") + 1,
    order: highest("order") + 1,
    date: today,
    updated: today,
    author: "team",
  };
  const data = Object.fromEntries(
    Object.entries(empty).map(([key, value]) => [key, known[key] ?? value]),
  );
  return { data, body: firstText };
}
