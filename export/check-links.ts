import { decoded } from "../site/characters.ts";
import { didYouMean, pluralize } from "../site/load/problem.ts";
import { attributeOf, type ParsedPage } from "./parsed-page.ts";

/** A link that leads nowhere: the page that has it, its address as written, and what is wrong. */
export type BrokenLink = { page: string; address: string; problem: string };

/** "about.html" → "/about", "index.html" → "/". */
export function addressOfFile(file: string): string {
  return `/${file}`.replace(/\.html$/, "").replace(/^\/index$/, "/");
}

/** The names of a page's elements, to which `#part` leads, and the addresses in it. */
export type NamesAndLinks = { names: ReadonlySet<string>; links: ReadonlySet<string> };

/** The address of a browser's own place, which needs no element: `href="#top"`. */
const topOfPage = "top";

/**
 * The links, pictures and styles of pages that lead to no page or file of this export, or to no part
 * of the page that they name.
 * @param pages by their addresses
 * @param files of the export, relative to it
 */
export function brokenLinks(
  pages: ReadonlyMap<string, NamesAndLinks>,
  files: readonly string[],
): BrokenLink[] {
  const known = new Set(files.map((file) => `/${file}`));
  const problemOf = (address: string, page: string): string | undefined => {
    const url = inSite(address, page);
    if (!url) return undefined;
    const path = decoded(url.pathname);
    const part = decoded(url.hash.slice(1));
    const names = pages.get(path)?.names;
    if (!names)
      return known.has(path)
        ? undefined
        : `there is no page or file at ${path}${didYouMean(path, pages.keys())}`;
    if (!part || part === topOfPage || names.has(part)) return undefined;
    return `${path} has no heading or part "#${part}"${didYouMean(part, names)}`;
  };
  return [...pages].flatMap(([page, { links }]) =>
    [...links].flatMap((address) => {
      const problem = problemOf(address, page);
      return problem ? { page, address, problem } : [];
    }),
  );
}

/**
 * The message that ends a build.
 * @param list of the site's pages, for the content file of each
 */
export function linkReport(
  broken: readonly BrokenLink[],
  list: readonly { path: string; file: string }[],
): string {
  const files = new Map(list.map(({ path, file }) => [path, file]));
  const lines = broken.map(({ page, address, problem }) => {
    const file = files.get(page) ?? "no file of content/";
    return `${file} (${page}): the link to "${address}" is broken: ${problem}`;
  });
  return [
    `${pluralize(broken.length, "problem")} in the links of the exported pages. Correct each link in the content file that is named, or in navigation.yaml or next-steps.yaml if many pages have it; or give the heading its old words again.`,
    ...lines,
  ].join("\n");
}

/** The elements' names (`id`) of a page, and the addresses in its `href` and `src`. */
export function namesAndLinks({ elements }: ParsedPage): NamesAndLinks {
  const valuesOf = (name: string) =>
    elements.flatMap((element) => attributeOf(element, name) ?? []);
  return {
    names: new Set(valuesOf("id")),
    links: new Set([...valuesOf("href"), ...valuesOf("src")]),
  };
}

/** The address on this site that a link leads to; undefined for other sites, `mailto:` and `data:`. */
function inSite(address: string, page: string): URL | undefined {
  const here = `http://site.invalid${page}`;
  const url = URL.parse(address, here);
  return url?.origin === new URL(here).origin ? url : undefined;
}
