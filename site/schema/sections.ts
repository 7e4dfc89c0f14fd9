import { z } from "zod";
import type { Ink } from "./fields.ts";
import { ends } from "./sections/ends.ts";
import type { KindOptions } from "./sections/fields.ts";
import { heroes } from "./sections/heroes.ts";
import { lists } from "./sections/lists.ts";
import { offers } from "./sections/offers.ts";
import { words } from "./sections/words.ts";

/** Every kind of section, in the order in which the editor lists them. */
const kinds = [...heroes, ...words, ...lists, ...offers, ...ends] as const;

const kindNames = kinds.map(({ shape }) => shape.section.value);

const sectionSchema = z.discriminatedUnion("section", kinds, {
  error: ({ code, input }) =>
    code === "invalid_union"
      ? `"${(input as { section?: unknown }).section}" is no kind of section; there are: ${kindNames.join(", ")}`
      : undefined,
});
export type Section = z.infer<typeof sectionSchema>;
export type SectionKind = Section["section"];
export type SectionOf<Kind extends SectionKind> = Extract<Section, { section: Kind }>;

/** What is known of a kind: whether a page begins with it, what it needs, and its name at /edit. */
export function kindOf({ section }: { section: SectionKind }): KindOptions & { name: string } {
  const { title = section, ...options } = byName(section)?.meta() ?? {};
  // The label goes on with what the section looks like: "Map hero: a circle on a map".
  return { ...options, name: title.replace(/:.*/, "") };
}

const byName = (section: SectionKind) => kinds.find(({ shape }) => shape.section.value === section);

/** The list of a page's sections. */
export const sections = z
  .array(sectionSchema)
  .min(1)
  .superRefine(([first], context) => {
    if (!first || kindOf(first).opens) return;
    const openings = kindNames.map((section) => kindOf({ section })).filter(({ opens }) => opens);
    context.addIssue({
      code: "custom",
      path: [0, "section"],
      message: `${kindOf(first).name} has no large heading; a page begins with ${openings.map(({ name }) => name).join(", ")}`,
    });
  });

/** What the first section of a page may say of the page. */
type Opening = {
  section?: SectionKind;
  title?: string;
  eyebrow?: string | undefined;
  lead?: string | undefined;
  drawing?: string | undefined;
  ink?: Ink | undefined;
  alt?: string | undefined;
  stores?: boolean | undefined;
  service?: string | undefined;
};

/** What a page's first section says of the page. */
export function openingOf([first]: readonly Section[]): Opening {
  return first ?? {};
}
