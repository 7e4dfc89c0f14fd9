import { z } from "zod";
import { app } from "./sections/app.ts";
import { articles } from "./sections/articles.ts";
import { calendar } from "./sections/calendar.ts";
import { columns } from "./sections/columns.ts";
import { company } from "./sections/company.ts";
import { drawer } from "./sections/drawer.ts";
import { hero } from "./sections/hero.ts";
import { information } from "./sections/information.ts";
import { list } from "./sections/list.ts";
import { lockScreen } from "./sections/lock-screen.ts";
import { maker } from "./sections/maker.ts";
import { makerHero } from "./sections/maker-hero.ts";
import { map } from "./sections/map.ts";
import { otherServices } from "./sections/other-services.ts";
import { pictures } from "./sections/pictures.ts";
import { plans } from "./sections/plans.ts";
import { points } from "./sections/points.ts";
import { posts } from "./sections/posts.ts";
import { proof } from "./sections/proof.ts";
import { questions } from "./sections/questions.ts";
import { reasons } from "./sections/reasons.ts";
import { screens } from "./sections/screens.ts";
import { serviceHero } from "./sections/service-hero.ts";
import { services } from "./sections/services.ts";
import { steps } from "./sections/steps.ts";
import { street } from "./sections/street.ts";
import { summary } from "./sections/summary.ts";
import { sums } from "./sections/sums.ts";
import { text } from "./sections/text.ts";
import { ticket } from "./sections/ticket.ts";
import { whichOne } from "./sections/which-one.ts";

/** Every kind of section, in the order in which the editor lists them. */
const kinds = [
  hero,
  serviceHero,
  map,
  drawer,
  calendar,
  lockScreen,
  makerHero,
  street,
  text,
  columns,
  list,
  points,
  reasons,
  screens,
  steps,
  pictures,
  sums,
  information,
  questions,
  plans,
  posts,
  services,
  otherServices,
  summary,
  whichOne,
  maker,
  app,
  proof,
  company,
  articles,
  ticket,
] as const;

const names = kinds.map(({ shape }) => shape.section.value);

const sectionSchema = z.discriminatedUnion("section", kinds, {
  error: ({ code, input }) =>
    code === "invalid_union"
      ? `"${(input as { section?: unknown }).section}" is no kind of section; there are: ${names.join(", ")}`
      : undefined,
});
export type Section = z.infer<typeof sectionSchema>;
export type SectionKind = Section["section"];
export type SectionOf<Kind extends SectionKind> = Extract<Section, { section: Kind }>;

/** The kinds with which a page begins: their heading is that of the page. */
const openings: readonly SectionKind[] = [
  "hero",
  "service-hero",
  "map",
  "drawer",
  "calendar",
  "lock-screen",
  "maker-hero",
  "street",
  "services",
];

/** The list of a page's sections. */
export const sections = z
  .array(sectionSchema)
  .min(1)
  .superRefine(([first], context) => {
    if (first && !openings.includes(first.section))
      context.addIssue({
        code: "custom",
        path: [0, "section"],
        message: `"${first.section}" has no large heading; a page begins with ${openings.join(", ")}`,
      });
  });

/** What a page's first section says of the page. */
export function openingOf([first]: readonly Section[]) {
  return {
    title: "",
    eyebrow: undefined,
    lead: "",
    drawing: undefined,
    ink: undefined,
    alt: undefined,
    stores: false,
    service: undefined,
    ...(first as Partial<SectionOf<"hero">>),
  };
}
