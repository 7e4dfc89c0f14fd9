import type { Page } from "./list-pages.ts";

/** A step of the breadcrumb; without a path it is no link. */
export type Crumb = { label: string; path?: string };

/**
 * The breadcrumb of a path, from its segments: hyphens are spaces, the last one is no link
 * (specification, section 2), a middle one is a link where its address is a page
 * (decisions.md, "Routes"). Links go to canonical addresses, at /services/dtransfer to itself.
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
    const page = index < segments.length - 1 && findPage(address);
    return page ? { label, path: page.canonical } : { label };
  });
  return [{ label: home, path: "/" }, ...crumbs];
}
