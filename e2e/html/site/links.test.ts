import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isListed } from "../../../site/pages/page.ts";
import { all } from "../page.ts";
import { open, out, pages } from "./site.ts";

/** Full addresses are of a host: `missingAddresses` looks for those of the two sites. */
const origin = "http://localhost";
const paths = pages.map(({ path }) => path);

/** Addresses of this site that a page links to or loads, "#anchors" included. */
function addressesIn(path: string): string[] {
  const attributes = { "a[href]": "href", "link[href]": "href", "[src]": "src" };
  return Object.entries(attributes)
    .flatMap(([selector, name]) =>
      all(open(path), selector).map((element) => element.getAttribute(name) ?? ""),
    )
    .map((address) => new URL(address, origin + path))
    .filter((url) => url.origin === origin)
    .map(({ pathname, hash }) => pathname + hash);
}

/** Whether an address is a page, or a file that is none; a redirect is neither. */
function exists(path: string): boolean {
  return paths.includes(path) || (/\.[a-z0-9]+$/.test(path) && existsSync(join(out, path)));
}

test("every internal link, anchor and asset of every page is there", () => {
  const broken: string[] = [];
  for (const on of paths)
    for (const address of addressesIn(on)) {
      const [path = "", anchor] = address.split("#");
      if (!exists(path)) broken.push(`${on} → ${address}`);
      else if (anchor && !open(path).getElementById(decodeURIComponent(anchor)))
        broken.push(`${on} → ${address}: no anchor`);
    }
  expect(broken).toEqual([]);
});

test("no link leads to an address whose page repeats another", () => {
  const repeated = pages.filter(({ path, canonical }) => path !== canonical);
  const found = new Set(paths.flatMap(addressesIn));
  expect(repeated.filter(({ path }) => found.has(path))).toEqual([]);
});

test("three clicks lead from the home page to every page that is listed", () => {
  const reached = new Set(["/"]);
  for (let click = 0; click < 3; click++)
    for (const path of [...reached])
      for (const link of all(open(path), "a[href^='/']")) {
        const { pathname } = new URL(link.getAttribute("href") ?? "", origin);
        if (paths.includes(pathname)) reached.add(pathname);
      }
  expect(pages.filter((page) => isListed(page) && !reached.has(page.path))).toEqual([]);
});
