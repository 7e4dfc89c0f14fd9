import { type Data, entriesOf, sectionListOf } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import { kindOf } from "../schema/sections.ts";
import { serviceIdOf } from "../slug.ts";

/** Names that a file gives to files or to entries of others exist, and so does what the code shows by name. */
export function checkReferences(data: Data, report: Report): void {
  checkNames(data, report);
  checkSections(data, report);
}

/** Authors, services of texts and usual plans are there. */
function checkNames(data: Data, report: Report): void {
  const { article, posts, prices, services, site, whichOne } = data;
  const ids = site.authors.map(({ id }) => id);
  for (const { file, author } of [...posts, article])
    if (!ids.includes(author))
      report(
        file,
        ["author"],
        `"${author}" is no author of site.yaml; there are ${ids.join(", ")}`,
      );
  if (!services.some((service) => serviceIdOf(service) === article.service))
    report(article.file, ["service"], isNotThere(article.service));
  const isService = (id: string) => services.some((service) => serviceIdOf(service) === id);
  for (const post of posts)
    for (const [i, id] of post.services.entries())
      if (!isService(id)) report(post.file, ["services", i], isNotThere(id));
  for (const [i, { service }] of whichOne.rows.entries())
    if (!isService(service)) report(whichOne.file, ["rows", i, "service"], isNotThere(service));
  for (const [name, list] of Object.entries(prices.categories))
    if ("usual" in list && list.usual && list.plans.every(({ id }) => id !== list.usual))
      report(
        prices.file,
        ["categories", name, "usual"],
        `"${list.usual}" is the id of none of the plans above`,
      );
}

function isNotThere(service: string): string {
  return `content/services/${service}.yaml is not there`;
}

/** Sections name services that are there and have what is shown of them, and code samples their files. */
function checkSections(data: Data, report: Report): void {
  for (const entry of entriesOf(data)) {
    const { file, draft } = entry;
    const list = sectionListOf(entry);
    const own = data.services.find((service) => service.file === file);
    for (const [i, section] of list?.sections.entries() ?? []) {
      const path = [...(list?.path ?? []), i];
      const id = "service" in section ? section.service : undefined;
      const service = id ? data.services.find((each) => serviceIdOf(each) === id) : own;
      const { needs } = kindOf(section);
      const problem = id || needs ? serviceProblem(service, needs, draft) : undefined;
      if (id && !service) report(file, [...path, "service"], isNotThere(id));
      else if (problem) report(file, [...path, "service"], problem);
      else if (!service && section.section === "list" && !section.picture)
        report(file, [...path, "picture"], "is missing; this section is about no service");
      if (section.section === "code-samples")
        for (const [j, sample] of section.languages.entries())
          if (!Object.hasOwn(data.samples, sample.file))
            report(
              file,
              [...path, "languages", j, "file"],
              `content/samples/${sample.file} is not there`,
            );
    }
  }
}

/** Why a section cannot show what it is to show of a service; undefined if it can. */
function serviceProblem(
  service: Data["services"][number] | undefined,
  needs: ReturnType<typeof kindOf>["needs"],
  isDraft: boolean | undefined,
): string | undefined {
  if (!service) return "is missing; only a service's own page needs none";
  const name = `"${serviceIdOf(service)}"`;
  if (service.draft && !isDraft)
    return `${name} is a draft, which is not on the site; publish it first, or choose another`;
  if (needs === "prices" && !service.pricing)
    return `${name} has no price list, so nothing would show here; choose another`;
  if (needs === "storage" && service.pricing !== "storage")
    return `${name} has no storage plans, which this section shows; choose another`;
  return undefined;
}
