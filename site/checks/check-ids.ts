import { type Data, type Entry, entriesOf } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import { type FieldPath, textsIn } from "../load/walk.ts";
import { limits } from "../message.ts";
import { chaptersOf } from "../pages/chapters.ts";
import { itemIds, suffixOf } from "../pages/part-ids.ts";
import { companyTabs } from "../schema/sections/lists.ts";
import type { Section } from "../schema/sections.ts";

type Listing = { sections?: Section[]; page?: { sections: Section[] } };

/** A name in links leads to one section of its page, and to nothing that has an id by itself. */
export function checkIds(data: Data, report: Report): void {
  for (const entry of entriesOf(data)) {
    const { file, page, sections = page?.sections ?? [] } = entry as Entry & Listing;
    const start: FieldPath = page ? ["page", "sections"] : ["sections"];
    const anchors = sections.flatMap((each, i): [string, FieldPath][] =>
      "anchor" in each && each.anchor ? [[each.anchor, [...start, i, "anchor"]]] : [],
    );
    const ids = itemIds(sections, data.faq.items);
    const parts = sections.flatMap((section, i) => {
      const own = [
        ...(ids[i] ?? []),
        ...idsIn(section, suffixOf(sections, i)),
        ...(section.section === "text" ? [] : headingIds(section)),
      ];
      return own.map((id): [string, FieldPath] => [id, [...start, i]]);
    });
    const taken = new Set<string>();
    for (const [id, path] of [...parts, ...anchors]) {
      if (taken.has(id))
        report(
          file,
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

/** The ids that a section gives its parts beside those of its items. */
function idsIn(section: Section, suffix: string): string[] {
  const names = {
    text: () =>
      ("text" in section && section.text ? chaptersOf(section.text).chapters : []).map(
        ({ id }) => id,
      ),
    "code-samples": () =>
      ("languages" in section ? section.languages : []).flatMap(({ id }) => [id, `${id}-code`]),
    company: () => Object.keys(companyTabs).flatMap((id) => [id, `${id}-tab`]),
    "contact-form": () => [...Object.keys(limits), "phoneNumber", "sent", "not-sent"],
  };
  const ids = section.section in names ? names[section.section as keyof typeof names]() : [];
  return ids.map((id) => id + suffix);
}
