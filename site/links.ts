import { canonicalHref, findPage, getContent, type Page, sectionsOf } from "./content.ts";
import { isThere, saleOfList } from "./sale.ts";
import type { Section, SectionKind } from "./schema/sections.ts";
import { pathAndPart } from "./slug.ts";

/**
 * Where links in content lead. The content check verifies that their pages exist
 * (checks/check-targets.ts), and the build verifies the parts of pages (export/check-links.ts).
 */

/**
 * The `href` of a link in content: "/contact" stays, "@ios" becomes the store's address. "#part" is left
 * out where the page has that part only while something can be bought, such as "#billing".
 */
export function hrefOf(to: string): string {
  const href = (to.startsWith("@") && outsideOf(to.slice(1))) || to;
  const [path, part] = pathAndPart(href);
  return part && path && isWaiting(path, part) ? path : href;
}

/**
 * Whether the target of a link in content is shown: a maker is shown only for what can be bought.
 */
export function isOpen({ to }: { to: string }): boolean {
  const [path, part] = pathAndPart(to);
  const section = part && sectionAt(path, part);
  return !section || isThere(section);
}

/**
 * The full address of a link in content, for feeds.
 * @param page where it stands, to which "#part" belongs
 */
export function fullAddressOf(to: string, page: string): string {
  return canonicalHref(new URL(hrefOf(to), getContent().origin + page));
}

/**
 * Address of the first section of a kind that has a name for links, "/services/dtransfer#which-one".
 * @param page whose section is taken before that of other pages
 */
export function addressOfKind(kind: SectionKind, page?: Page): string | undefined {
  const { pages } = getContent();
  for (const each of page ? [page, ...pages] : pages) {
    const { path, canonical } = each;
    const anchor = path === canonical && sectionsOf(each).find(({ section }) => section === kind);
    if (anchor && "anchor" in anchor && anchor.anchor) return `${path}#${anchor.anchor}`;
  }
  return undefined;
}

function outsideOf(name: string): string | undefined {
  return Object.entries(getContent().outside).find(([known]) => known === name)?.[1];
}

/** Whether a part of a page waits for the day on which what it is about can be bought. */
function isWaiting(path: string, part: string): boolean {
  const page = findPage(path);
  if (page?.kind === "prices") return soldParts.includes(part) && !saleOfList(page.list).isSold;
  const section = sectionAt(path, part);
  return section !== undefined && !isThere(section);
}

/** The parts of a page of prices that are there once its plans can be bought. */
const soldParts = ["billing", "extras"];

/** The section that is named in links to a part of a page. */
function sectionAt(path: string, part: string): Section | undefined {
  return sectionsOf(findPage(path)).find((each) => "anchor" in each && each.anchor === part);
}
