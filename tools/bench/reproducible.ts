import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, copyProject } from "../../e2e/support/project-copy.ts";
import { filesBelow } from "../../site/load/files.ts";

/**
 * `npm run reproducible`: builds the project twice, in two folders, at the same time and as if in
 * two time zones, and compares every file. Exits 1 where a byte differs.
 */
const zones = ["UTC", "Pacific/Auckland"];
const copies = zones.map(() => copyProject());
try {
  await Promise.all(copies.map((copy, i) => build(copy, { env: { TZ: zones[i] ?? "" } })));
  const [one, other] = copies.map(({ out }) => filesOf(out)) as [Files, Files];
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  const different = names.filter((name) => !same(one.get(name), other.get(name)));
  for (const name of different) console.error(`differs: ${name}`);
  if (different.length > 0) process.exitCode = 1;
  console.log(`${names.length} files of two builds, ${different.length} different.`);
} finally {
  for (const copy of copies) copy.remove();
}

type Files = Map<string, Buffer>;

function filesOf(folder: string): Files {
  return new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

function same(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one !== undefined && other !== undefined && one.equals(other);
}
