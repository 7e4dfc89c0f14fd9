import { type Data, entriesOf } from "../load/collections.ts";
import type { Problem } from "../load/problem.ts";
import { problemAt, type Source } from "../load/source.ts";
import { offerRuns } from "../pages/publish.ts";

/** Notes about days that may be mistyped. They refuse nothing, since the same file was in order on another day. */
export function dayNotes(
  data: Data,
  sources: ReadonlyMap<string, Source>,
  today: string,
): Problem[] {
  const noteOf = (file: string, field: string, message: string): Problem[] => {
    const source = sources.get(file);
    return source ? [problemAt(source, [field], message)] : [];
  };
  const notes = entriesOf(data).flatMap(({ file, updated = "", date = "" }) =>
    updated > today && updated > date
      ? noteOf(file, "updated", `${updated} is a day to come; nothing was changed then`)
      : [],
  );
  const { file, until } = data.offer;
  if (!offerRuns(data, today))
    notes.push(
      ...noteOf(file, "until", `${until} is over; the site has neither the banner nor the code`),
    );
  return notes;
}
