import { type Data, type Entry, entriesOf } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import { namedServices, productsPath } from "../schema/pages.ts";
import { kindOf, type Section } from "../schema/sections.ts";
import { serviceIdOf } from "../slug.ts";

/** Names that a file gives to files or to entries of others exist, and so does what the code shows by name. */
export function checkReferences(data: Data, report: Report): void {
  checkNames(data, report);
  checkServices(data, report);
  checkSections(data, report);
}

/** Authors, services of texts, usual plans and code samples are there. */
function checkNames(data: Data, report: Report): void {
  const { article, documents, posts, prices, samples, services, site, whichOne } = data;
  const ids = site.authors.map(({ id }) => id);
  for (const { file, author } of [...posts, article])
    if (!ids.includes(author))
      report(
        file,
        ["author"],
        `"${author}" is no author of site.yaml; there are ${ids.join(", ")}`,
      );
  const isService = (id: string) => services.some((service) => serviceIdOf(service) === id);
  for (const post of posts)
    for (const [i, id] of post.services.entries())
      if (!isService(id)) report(post.file, ["services", i], isNotThere(id));
  for (const [i, { service }] of whichOne.rows.entries())
    if (!isService(service)) report(whichOne.file, ["rows", i, "service"], isNotThere(service));
  for (const [category, list] of Object.entries(prices.categories))
    if ("usual" in list && list.usual && list.plans.every(({ id }) => id !== list.usual))
      report(
        prices.file,
        ["categories", category, "usual"],
        `"${list.usual}" is the id of none of the plans above`,
      );
  for (const [i, { file }] of documents.languages.entries())
    if (!Object.hasOwn(samples, file))
      report(documents.file, ["languages", i, "file"], `content/samples/${file} is not there`);
}

function isNotThere(service: string): string {
  return `content/services/${service}.yaml is not there`;
}

/** The services that the code shows by name are there, and only the products page has no metadata. */
function checkServices({ services }: Data, report: Report): void {
  const published = services.filter(({ page, draft }) => page && !draft).map(serviceIdOf);
  for (const id of namedServices)
    if (!published.includes(id))
      report(`content/services/${id}.yaml`, [], "must be there, with a page and no draft");
  for (const { file, page, draft } of services) {
    if (!page || draft) continue;
    const isProducts = page.path === productsPath;
    if (isProducts && page.metadata)
      report(file, ["page", "metadata"], `must stay empty: ${productsPath} is the products page`);
    if (!isProducts && !page.metadata) report(file, ["page", "metadata"], "is missing");
  }
}

/** Sections name services that are there, and a calendar the plans of its service. */
function checkSections(data: Data, report: Report): void {
  for (const entry of entriesOf(data)) {
    const { file, page, sections = [] } = entry as Entry & Listing;
    const own = data.services.find((service) => service.file === file);
    for (const [i, section] of (page?.sections ?? sections).entries()) {
      const path = [...(page ? ["page"] : []), "sections", i];
      const id = "service" in section ? section.service : undefined;
      const service = id ? data.services.find((each) => serviceIdOf(each) === id) : own;
      if (id && !service) report(file, [...path, "service"], isNotThere(id));
      else if (!service && kindOf(section).needs === "service")
        report(file, [...path, "service"], "is missing; only a service's own page needs none");
      else if (!service && section.section === "list" && !section.picture)
        report(file, [...path, "picture"], "is missing; this section is about no service");
      if (!service || section.section !== "calendar") continue;
      const list = service.page?.pricing ?? "included";
      const plans = list === "included" ? [] : data.prices.categories[list].plans;
      for (const [j, { plan }] of section.year.bookings.entries())
        if (!plans.some(({ id }) => id === plan))
          report(
            file,
            [...path, "year", "bookings", j, "plan"],
            `"${plan}" is no plan of this service in prices.yaml`,
          );
    }
  }
}

type Listing = { sections?: Section[]; page?: { sections: Section[] } };
