import type { Section, SectionKind, SectionOf } from "../../site/schema/sections.ts";

/** The first section of a kind. @throws where there is none */
export function sectionOf<Kind extends SectionKind>(
  sections: readonly Section[] = [],
  kind: Kind,
): SectionOf<Kind> {
  const found = sections.find(({ section }) => section === kind);
  if (!found) throw new Error(`there is no section "${kind}"`);
  return found as SectionOf<Kind>;
}
