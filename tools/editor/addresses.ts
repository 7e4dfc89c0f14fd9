import { readSource } from "../../site/load/source.ts";
import { loadTexts } from "../../site/load-content.ts";
import { listPages } from "../../site/pages/list-pages.ts";
import { postRedirects, type SiteRedirect } from "../../site/pages/redirects.ts";
import { rewriteYaml } from "./rewrite.ts";
import type { Texts } from "./write-files.ts";

type Files = Readonly<Record<string, string>>;
type Redirects = { redirects: SiteRedirect[] };

/** Addresses of a file's pages, and of pages to which they may lead, with their titles. */
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
  return { own, former, others: others.map((page) => ({ path: page.path, title: page.title })) };
}

/** The changes that take a file away. @param to where its addresses and links to them lead; "" for nowhere */
export function deletion(path: string, to: string, files: Files): Texts {
  const { own, former } = addressesAround(path, files);
  if (!to) return { [path]: null };
  const { [path]: _, ...rest } = files;
  let linked: Files = rest;
  for (const address of own) linked = { ...linked, ...linksMoved(linked, address, to, false) };
  const redirected = withRedirects([...own, ...former], to, linked);
  return { ...changedIn(rest, { ...linked, ...redirected }), [path]: null };
}

/** The files in which a plain page that moves is named: links to it, and its redirect if it had been published. */
export function pageMoved(from: string, to: string, isPublished: boolean, files: Files): Files {
  const linked = { ...files, ...linksMoved(files, from, to) };
  return changedIn(files, { ...linked, ...withRedirects(isPublished ? [from] : [], to, linked) });
}

/** The list of redirects in which addresses lead to a page, whose own address leads nowhere else. */
function withRedirects(addresses: string[], to: string, files: Files): Files {
  const source = files["redirects.yaml"] ?? "";
  const { redirects } = readSource("redirects.yaml", source).data as Redirects;
  const kept = redirects.filter(({ from }) => from !== to);
  const added = addresses.filter((from) => from !== to).map((from) => ({ from, to }));
  return { "redirects.yaml": rewriteYaml(source, { redirects: [...kept, ...added] }) };
}

/**
 * The files that link to an address, with links to another one.
 * @param files texts by path below `content/`
 * @param anchors whether links keep their "#…"; another page has other headings
 */
export function linksMoved(files: Files, from: string, to: string, anchors = true): Files {
  const link = linkTo(from);
  const changed = Object.entries(files).map(([path, text]) => [
    path,
    text.replace(link, (_, anchor) => `${to}${(anchors && anchor) || ""}`),
  ]);
  return changedIn(files, Object.fromEntries(changed));
}

/** Paths of the files that link to any of these addresses. */
export function linkingFiles(addresses: string[], files: Files): string[] {
  return Object.keys(files).filter((path) =>
    addresses.some((address) => linkTo(address).test(files[path] ?? "")),
  );
}

function linkTo(address: string): RegExp {
  return new RegExp(`(?<![\\w/.-])${address}(?![\\w/-])(#[\\w-]+)?`, "g");
}

function changedIn(files: Files, after: Files): Files {
  return Object.fromEntries(Object.entries(after).filter(([path, text]) => files[path] !== text));
}
