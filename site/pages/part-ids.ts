import type { Section } from "../schema/sections.ts";
import { slugOf } from "../slug.ts";

type Questions = readonly { question: string }[];

/**
 * The ids of the items of each of a page's sections, by which links lead to them: the words of their
 * titles, and a number where an item above has the same.
 */
export function itemIds(sections: readonly Section[], questions: Questions): string[][] {
  const counts = new Map<string, number>();
  return sections.map((section) =>
    titlesIn(section, questions).map((title) => {
      const slug = slugOf(title) || "item";
      const count = (counts.get(slug) ?? 0) + 1;
      counts.set(slug, count);
      return count > 1 ? `${slug}-${count}` : slug;
    }),
  );
}

/** The titles of the items that have ids. */
function titlesIn(section: Section, questions: Questions): string[] {
  if (section.section === "questions") return questions.map(({ question }) => question);
  const lists = section.section === "summary" ? section.lists : [section];
  return lists.flatMap((list) => ("items" in list ? list.items.map(({ title }) => title) : []));
}

/** What ends the ids that a section gives itself: nothing for the first of its kind, then "-2", "-3". */
export function suffixOf(sections: readonly Section[], index: number): string {
  const kind = sections[index]?.section;
  const nth = sections.slice(0, index + 1).filter(({ section }) => section === kind).length;
  return nth > 1 ? `-${nth}` : "";
}
