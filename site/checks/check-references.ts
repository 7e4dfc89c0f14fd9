import type { Data } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import { type FieldPath, valueAt } from "../load/walk.ts";
import { serviceIdOf } from "../pages/related-posts.ts";

/** Names that a file gives to fields or files exist. */
export function checkReferences(data: Data, report: Report): void {
  checkAuthors(data, report);
  checkServices(data, report);
  checkPlans(data, report);
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
  const ids = services.map(serviceIdOf);
  const check = (id: string, file: string, path: FieldPath) => {
    if (!ids.includes(id)) report(file, path, `content/services/${id}.yaml is not there`);
  };
  for (const post of posts)
    for (const [i, id] of post.services.entries()) check(id, post.file, ["services", i]);
  for (const [i, { service }] of whichOne.rows.entries())
    check(service, whichOne.file, ["rows", i, "service"]);
}

/** The plans of bookings are those of the service. */
function checkPlans({ services, prices }: Data, report: Report): void {
  for (const { file, page } of services) {
    const list = page && page.pricing !== "included" ? prices.categories[page.pricing] : undefined;
    const plans = list?.plans.map(({ id }) => id) ?? [];
    for (const [i, { plan }] of (page?.year?.bookings ?? []).entries())
      if (plans.length > 0 && !plans.includes(plan))
        report(
          file,
          ["page", "year", "bookings", i, "plan"],
          `"${plan}" is no plan of this service in prices.yaml`,
        );
  }
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
