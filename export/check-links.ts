import { toString as textIn } from "mdast-util-to-string";
import type { Files } from "../site/load/files.ts";
import { pluralize } from "../site/load/problem.ts";
import { decoded, pathAndPart } from "../site/slug.ts";
import { attributeOf, type ParsedPage } from "./parsed-page.ts";

/** "about.html" → "/about", "index.html" → "/". */
export function addressOfFile(file: string): string {
  return `/${file}`.replace(/\.html$/, "").replace(/^\/index$/, "/");
}

/** The ids of a page's elements, to which `#part` leads, and the words of its links by their addresses. */
export type NamesAndLinks = { names: readonly string[]; links: ReadonlyMap<string, string> };

/** The elements' ids of a page, and the addresses in its `href` and `src`. */
export function namesAndLinks({ elements }: ParsedPage): NamesAndLinks {
  const valuesOf = (name: string) =>
    elements.flatMap((element): [value: string, words: string][] => {
      const value = attributeOf(element, name);
      return value === undefined ? [] : [[value, textIn(element)]];
    });
  return {
    names: valuesOf("id").map(([id]) => id),
    links: new Map([...valuesOf("href"), ...valuesOf("src")]),
  };
}

/** What is wrong on some pages: a link with its address and words, or an id. */
type Broken = { problem: string; address: string; words: string; pages: string[] };

/**
 * Finds the links, pictures and styles that lead to no page, file or part of this export. Finds the
 * ids that a page has twice, too.
 * @param pages by their addresses
 * @param files of the export, relative to it
 */
export function brokenLinks(
  pages: ReadonlyMap<string, NamesAndLinks>,
  files: readonly string[],
): Broken[] {
  const addresses = new Set(files.map((file) => `/${file}`));
  const ids = new Map([...pages].map(([path, { names }]) => [path, new Set(names)]));
  const broken = new Map<string, Broken>();
  const add = (problem: string, page: string, address = "", words = "") => {
    const entry = broken.get(address + problem) ?? { problem, address, words, pages: [] };
    broken.set(address + problem, entry);
    entry.pages.push(page);
  };
  for (const [page, { names, links }] of pages) {
    for (const id of new Set(names.filter((id, index) => !id || names.indexOf(id) < index)))
      add(`the id "${id}" is there twice, or empty; each heading or part needs its own`, page);
    for (const [address, words] of links) {
      const url = inSite(address, page);
      if (!url) continue;
      const path = decoded(url.pathname);
      const part = decoded(pathAndPart(url.hash)[1]);
      if (!ids.has(path) && !addresses.has(path))
        add(`there is no page or file at ${path}`, page, address, words);
      // "#top" is a place of the browser's own.
      else if (part && part !== "top" && ids.get(path)?.has(part) === false)
        add(`${path} has no heading or part "#${part}"`, page, address, words);
    }
  }
  return [...broken.values()];
}

/**
 * The message that ends a build.
 * @param list of the site's pages, for the content file of each
 * @param contents all files of content/, in which the broken addresses are looked up
 */
export function linkReport(
  broken: readonly Broken[],
  list: readonly { path: string; file: string }[],
  contents: Files,
): string {
  const fileOf = new Map(list.map(({ path, file }) => [path, file]));
  const lines = broken.map(({ problem, address, words, pages: [page = "", ...others] }) => {
    const files = address ? filesWith(address, contents) : [fileOf.get(page) ?? ""];
    const link = address && `the link "${words.trim()}" to "${address}" is broken: `;
    const further = others.length > 0 ? ` and ${pluralize(others.length, "other page")}` : "";
    return `${page}${further}: ${link}${problem} (${files.join(", ") || "the address stands in no file of content/"})`;
  });
  return `${pluralize(broken.length, "problem")} in the links and parts of the exported pages:\n${lines.join("\n")}`;
}

/** The files of content/ in which an address stands, and not as a part of a longer one. */
function filesWith(address: string, contents: Files): string[] {
  return Object.entries(contents)
    .filter(([, text]) =>
      text.split(address).some((rest, index) => index > 0 && !/^[\w/#-]/.test(rest)),
    )
    .map(([path]) => path);
}

/** The address on this site that a link leads to; undefined for other sites, `mailto:` and `data:`. */
function inSite(address: string, page: string): URL | undefined {
  const here = `http://site.invalid${page}`;
  const url = URL.parse(address, here);
  return url?.origin === new URL(here).origin ? url : undefined;
}
