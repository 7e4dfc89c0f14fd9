import { type Data, type Entry, entriesOf } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import { type FieldPath, valueAt } from "../load/walk.ts";
import { serviceIdOf } from "../pages/related-posts.ts";
import type { Section, SectionKind, SectionOf } from "../schema/sections.ts";

/** Names that a file gives to fields or files exist. */
export function checkReferences(data: Data, report: Report): void {
  checkAuthors(data, report);
  checkServices(data, report);
  checkSections(data, report);
  checkPlaceholders(data, report);
  checkSamples(data, report);
}

/** The author of each text is one of site.yaml. */
function checkAuthors({ posts, article, site }: Data, report: Report): void {
  const ids = site.authors.map(({ id }) => id);
  for (const { file, author } of [...posts, article])
    if (!ids.includes(author))
      report(
        file,
        ["author"],
        `"${author}" is no author of site.yaml; there are ${ids.join(", ")}`,
      );
}

function checkServices({ posts, services, whichOne }: Data, report: Report): void {
  const check = (id: string, file: string, path: FieldPath) => {
    if (!services.some((service) => serviceIdOf(service) === id))
      report(file, path, `content/services/${id}.yaml is not there`);
  };
  for (const post of posts)
    for (const [i, id] of post.services.entries()) check(id, post.file, ["services", i]);
  for (const [i, { service }] of whichOne.rows.entries())
    check(service, whichOne.file, ["rows", i, "service"]);
}

/** The kinds of sections that show nothing without a service. */
const aboutService: SectionKind[] = [
  ...(["service-hero", "map", "drawer", "calendar", "lock-screen"] as const),
  ...(["posts", "service-ticket"] as const),
];

/** Sections name services that are there, and a calendar the plans of its service. */
function checkSections(data: Data, report: Report): void {
  for (const entry of entriesOf(data)) {
    const { file, page, sections = [] } = entry as Entry & Listing;
    const own = data.services.find((service) => service.file === file);
    for (const [i, section] of (page?.sections ?? sections).entries()) {
      const path = [...(page ? ["page"] : []), "sections", i];
      const id = "service" in section ? section.service : undefined;
      const service = id ? data.services.find((each) => serviceIdOf(each) === id) : own;
      if (id && !service)
        report(file, [...path, "service"], `content/services/${id}.yaml is not there`);
      else if (!service && aboutService.includes(section.section))
        report(file, [...path, "service"], "is missing; only a service's own page needs none");
      else if (!service && section.section === "list" && !section.picture)
        report(file, [...path, "picture"], "is missing; this section is about no service");
      else if (section.section === "calendar")
        checkBookings(section, service, data, file, path, report);
    }
  }
}

type Listing = { sections?: Section[]; page?: { sections: Section[] } };

/** The plans of bookings are those of the service. */
function checkBookings(
  { year }: SectionOf<"calendar">,
  service: Data["services"][number] | undefined,
  { prices }: Data,
  file: string,
  path: FieldPath,
  report: Report,
): void {
  const list = service?.page?.pricing ?? "included";
  const plans = list === "included" ? [] : prices.categories[list].plans.map(({ id }) => id);
  for (const [i, { plan }] of year.bookings.entries())
    if (!plans.includes(plan))
      report(
        file,
        [...path, "year", "bookings", i, "plan"],
        `"${plan}" is no plan of this service in prices.yaml`,
      );
}

function checkPlaceholders({ site }: Data, report: Report): void {
  for (const [i, name] of site.placeholders.entries()) {
    if (valueAt(site, name.split(".")) === undefined)
      report(site.file, ["placeholders", i], `"${name}" is no field of this file`);
  }
}

function checkSamples({ documents, samples }: Data, report: Report): void {
  for (const [i, { file }] of documents.languages.entries())
    if (!Object.hasOwn(samples, file))
      report(documents.file, ["languages", i, "file"], `content/samples/${file} is not there`);
}
