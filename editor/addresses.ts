import { folderOf } from "../compiler/load/collections.ts";
import { readSource } from "../compiler/load/source.ts";
import { loadTexts } from "../compiler/load-content.ts";
import { listPages } from "../compiler/site/list-pages.ts";
import { postRedirects, type SiteRedirect } from "../compiler/site/redirects.ts";
import { rewriteYaml } from "./rewrite.ts";
import type { Texts } from "./write-texts.ts";

type Files = Record<string, string>;
type Redirects = { redirects: SiteRedirect[] };

/** Whether editors may delete a file: a post, a service or a plain page. */
export function isDeletable(path: string): boolean {
  return folderOf(path) !== undefined;
}

/** Addresses of a file's pages, and of pages to which they may lead. */
export function addressesAround(path: string, files: Files) {
  const { data, problems } = loadTexts(files);
  if (problems.length > 0) return { own: [], former: [], others: [] };
  const file = `content/${path}`;
  const pages = listPages(data);
  const own = pages.filter((page) => page.file === file).map((page) => page.path);
  const former = postRedirects(data.posts.filter((post) => post.file === file))
    .map(({ from }) => from)
    .filter((from) => /^[\w/-]+$/.test(from));
  const others = pages.filter((page) => page.file !== file && page.canonical === page.path);
  return { own, former, others: others.map((page) => page.path) };
}

/** The changes that take a file away. @param to where its addresses and links to them lead; "" for nowhere */
export function deletion(path: string, to: string, files: Files): Texts {
  const { own, former } = addressesAround(path, files);
  if (!to) return { [path]: null };
  const { [path]: _, ...rest } = files;
  const linked: Files = {};
  for (const address of own)
    Object.assign(linked, linksMoved({ ...rest, ...linked }, address, to, false));
  const source = linked["redirects.yaml"] ?? rest["redirects.yaml"] ?? "";
  const { redirects } = readSource("redirects.yaml", source).data as Redirects;
  const added = [...own, ...former].map((from) => ({ from, to }));
  const elsewhere = redirects.filter(({ from }) => from !== to);
  const list = rewriteYaml(source, { redirects: [...elsewhere, ...added] });
  return { ...linked, ...("text" in list && { "redirects.yaml": list.text }), [path]: null };
}

/**
 * The files that link to an address, with links to another one.
 * @param files texts by path below `content/`
 * @param anchors whether links keep their "#…"; another page has other headings
 */
export function linksMoved(
  files: Record<string, string>,
  from: string,
  to: string,
  anchors = true,
): Record<string, string> {
  const link = new RegExp(`(?<![\\w/.-])${from}(?![\\w/-])(#[\\w-]+)?`, "g");
  const changed: [path: string, text: string][] = Object.entries(files).map(([path, text]) => [
    path,
    text.replace(link, (_, anchor) => `${to}${(anchors && anchor) || ""}`),
  ]);
  return Object.fromEntries(changed.filter(([path, text]) => files[path] !== text));
}
