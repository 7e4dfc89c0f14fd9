import type { Data } from "../../site/load/collections.ts";
import { outsideAddresses } from "../../site/outside-addresses.ts";
import { listPages } from "../../site/pages/list-pages.ts";
import { sectionsOf } from "../../site/pages/page.ts";
import { itemIds } from "../../site/pages/part-ids.ts";

/** Where a link may lead, with the name of the place. */
export type LinkChoice = { to: string; label: string };

/** The published pages, their parts that have names, and the outside addresses by name. */
export function linkChoices(published: Data): LinkChoice[] {
  const pages = listPages(published).filter(({ path, canonical }) => path === canonical);
  const ofPages = pages.flatMap((page) => {
    const { path, shortTitle } = page;
    const sections = sectionsOf(page);
    const anchors = sections.flatMap((section) =>
      "anchor" in section && section.anchor ? section.anchor : [],
    );
    const items = itemIds(sections, published.faq.items).flat();
    const parts = [...anchors, ...items].map((part) => ({
      to: `${path}#${part}`,
      label: `${shortTitle}: ${part.replaceAll("-", " ")}`,
    }));
    return [{ to: path, label: shortTitle }, ...parts];
  });
  const outside = Object.entries(outsideAddresses(published.site)).map(([name, address]) => ({
    to: `@${name}`,
    label: address ?? "",
  }));
  return [...ofPages, ...outside];
}
