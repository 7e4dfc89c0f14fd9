import { expect, test } from "vitest";
import { content, pages } from "../content/site.ts";
import { all, documentAt, fileOf, linksOf, out } from "./built.ts";

/** Addresses of this site that each page links to or loads, "#anchors" included. */
const addresses = new Map(
  pages.map(({ path }) => {
    const document = documentAt(out.site, path);
    const named = [
      ...linksOf(document),
      ...all(document, "link[href]").map((link) => link.getAttribute("href") ?? ""),
      ...all(document, "[src]").map((element) => element.getAttribute("src") ?? ""),
    ].map((address) => new URL(address, new URL(path, "http://here")));
    return [path, named.filter(({ origin }) => origin === "http://here")];
  }),
);

test("every internal link, anchor and asset of every page resolves", () => {
  const broken: string[] = [];
  for (const [page, named] of addresses)
    for (const { pathname, hash } of named) {
      const file = fileOf(out.site, pathname);
      if (!file) broken.push(`${page} → ${pathname}: no such file`);
      else if (hash && file.endsWith(".html")) {
        const id = decodeURIComponent(hash.slice(1));
        if (!all(documentAt(out.site, pathname), "[id]").some((element) => element.id === id))
          broken.push(`${page} → ${pathname}${hash}: no anchor`);
      }
    }
  expect(broken).toEqual([]);
});

test("no link leads to a page that repeats another", () => {
  const repeated = new Set(
    pages.filter(({ path, canonical }) => path !== canonical).map(({ path }) => path),
  );
  const wrong = [...addresses].flatMap(([page, named]) =>
    named
      .filter(({ pathname }) => repeated.has(pathname) && pathname !== page)
      .map(({ pathname }) => `${page} → ${pathname}`),
  );
  expect(wrong).toEqual([]);
});

test("every page is at most three clicks from the home page", () => {
  const reached = new Set(["/"]);
  for (const _ of [1, 2, 3])
    for (const path of [...reached])
      for (const { pathname } of addresses.get(path) ?? []) reached.add(pathname);
  const far = pages.filter(
    ({ path, canonical, indexed }) => path === canonical && indexed && !reached.has(path),
  );
  expect(far.map(({ path }) => path)).toEqual([]);
});

test("every link named dTransfer leads to its section, all others to the top", () => {
  const { canonical = "" } = pages.find(({ path }) => path === "/products") ?? {};
  const wrong: string[] = [];
  for (const { path } of pages)
    for (const link of all(documentAt(out.site, path), `a[href^="${canonical}"]`)) {
      const href = link.getAttribute("href");
      if (href === `${canonical}#which-one`) continue;
      const isNamed = /^(see )?dtransfer/i.test(link.textContent?.trim() ?? "");
      if (href !== (isNamed ? `${canonical}#dtransfer` : canonical))
        wrong.push(`${path}: ${link.textContent} → ${href}`);
    }
  expect(wrong).toEqual([]);
});

test("the same page on the other site is a link of every page", () => {
  for (const { path } of pages) {
    const links = linksOf(documentAt(out.site, path));
    for (const host of Object.values(content.site.hosts))
      expect(links, path).toContain(host + path);
  }
});
