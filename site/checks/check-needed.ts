import type { Data } from "../load/collections.ts";
import type { Report } from "../load/problem.ts";
import { serviceIdOf } from "../pages/related-posts.ts";
import { namedServices, productsPath } from "../schema/named-services.ts";

/** The services that the code shows by name are there, and only the products page has no metadata. */
export function checkNeeded({ services }: Data, report: Report): void {
  const published = services.filter(({ page, draft }) => page && !draft).map(serviceIdOf);
  for (const id of namedServices)
    if (!published.includes(id))
      report(`content/services/${id}.yaml`, [], "must be there, with a page and no draft");
  for (const { file, page, ...service } of services) {
    if (!page || service.draft) continue;
    const isProducts = page.path === productsPath;
    if (isProducts && page.metadata)
      report(file, ["page", "metadata"], `must stay empty: ${productsPath} is the products page`);
    if (!isProducts && !page.metadata) report(file, ["page", "metadata"], "is missing");
  }
}
