import type { Page } from "./page.ts";

/** A step of the breadcrumb; without a path it is not a link. */
export type Crumb = {
  label: string;
  path?: string;
  /** The name of the page at its address; none where the address is no page. */
  name?: string;
};

/**
 * The breadcrumb of a path, from its segments with spaces for hyphens. The last one is
 * the page itself and no link; a middle one is a link if its address is a page. Links lead to
 * canonical addresses: at /services/dtransfer, "services" leads to that page itself.
 */
export function trailOf(
  path: string,
  home: string,
  findPage: (path: string) => Page | undefined,
): Crumb[] {
  const segments = path.split("/").filter(Boolean);
  const crumbs = segments.map((segment, index): Crumb => {
    const label = decodeURIComponent(segment).replaceAll("-", " ");
    const address = `/${segments.slice(0, index + 1).join("/")}`;
    const page = findPage(address);
    if (!page) return { label };
    const { name, canonical } = page;
    return index < segments.length - 1 ? { label, name, path: canonical } : { label, name };
  });
  return [{ label: home, name: home, path: "/" }, ...crumbs];
}
