import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Entry = { link?: boolean; inBundle?: boolean; integrity?: string };

/** The packages of a lock that npm would install without a check of what it downloads. */
function unchecked({ packages }: { packages: Record<string, Entry> }): string[] {
  return Object.entries(packages)
    .filter(([path]) => path.includes("node_modules/"))
    .filter(([, { link, inBundle, integrity }]) => !link && !inBundle && !integrity)
    .map(([path]) => path);
}

test("a package without a checksum is found, one of this project's own is none", () => {
  const packages = {
    "": {},
    e2e: {},
    "node_modules/e2e": { link: true },
    "node_modules/a": { integrity: "sha512-a" },
    "node_modules/a/node_modules/b": { inBundle: true },
    "node_modules/@b/darwin-arm64": {},
  };
  expect(unchecked({ packages })).toEqual(["node_modules/@b/darwin-arm64"]);
});

test("every package of the lock has a checksum, also those of other systems", () => {
  expect(unchecked(JSON.parse(readFileSync("package-lock.json", "utf8")))).toEqual([]);
});
