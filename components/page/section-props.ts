import type { PageOfSections, Service } from "@/site/content";
import type { SectionKind, SectionOf } from "@/site/schema/sections";

/** What a section gets: its own fields, and its place on the page. */
export type SectionProps<Kind extends SectionKind> = Omit<
  SectionOf<Kind>,
  "section" | "service"
> & {
  page: PageOfSections;
  /** The service that the section names, or else the page's own; undefined while it is a draft. */
  service: Service | undefined;
  /** Begins ids and names of groups, "_features"; unique on the page. */
  id: string;
  /** Ends the ids that it gives itself: empty for the first section of a kind, then "-2", "-3". */
  suffix: string;
  /** The level of the section's large heading; the first section has the page's. */
  heading: "h1" | "h2";
  /** Whether it ends the page. */
  isLast: boolean;
  /** The ids of its items, in their order. */
  itemIds: readonly string[];
};
