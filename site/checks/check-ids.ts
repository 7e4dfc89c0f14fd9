import { type Data, entriesOf, sectionListOf } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import { type FieldPath, textsIn } from "../load/walk.ts";
import { chaptersOf } from "../pages/chapters.ts";
import { itemIds, suffixOf } from "../pages/part-ids.ts";
import { partIdsOf } from "../schema/sections/parts.ts";
import type { Section } from "../schema/sections.ts";

/** A name in links leads to one section of its page, and to nothing that has an id by itself. */
export function checkIds(data: Data, report: Report): void {
  for (const entry of entriesOf(data)) {
    const list = sectionListOf(entry);
    if (!list) continue;
    const { sections, path: start } = list;
    const anchors = sections.flatMap((each, i): [string, FieldPath][] =>
      "anchor" in each && each.anchor ? [[each.anchor, [...start, i, "anchor"]]] : [],
    );
    const ids = itemIds(sections, data.faq.items);
    const parts = sections.flatMap((section, i) => {
      const own = [
        ...(ids[i] ?? []),
        ...idsIn(section).map((id) => id + suffixOf(sections, i)),
        ...(section.section === "text" ? [] : headingIds(section)),
      ];
      return own.map((id): [string, FieldPath] => [id, [...start, i]]);
    });
    const taken = new Set<string>();
    for (const [id, path] of [...parts, ...anchors]) {
      if (taken.has(id))
        report(
          entry.file,
          path,
          `"#${id}" would lead to two parts of this page; change a name or a title`,
        );
      taken.add(id);
    }
  }
}

/** The ids of headings in the Markdown of a section's fields. */
function headingIds(section: Section): string[] {
  return [...textsIn(section)]
    .filter(([text]) => /^## /m.test(text))
    .flatMap(([text]) => chaptersOf(text).chapters.map(({ id }) => id));
}

/** The ids of a section's own parts, those of its chapters included. */
function idsIn(section: Section): string[] {
  const text = section.section === "text" ? section.text : "";
  return [...partIdsOf(section), ...chaptersOf(text).chapters.map(({ id }) => id)];
}
