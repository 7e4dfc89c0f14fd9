import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Data } from "./load/collections.ts";

// In a file, since Next may load the modules of pages anew meanwhile.
const file = () => join(process.cwd(), ".next/cache/last-content.json");

/** Saves the last content without problems, which `next dev` shows while there are any. */
export function saveLastGood(data: Data): void {
  mkdirSync(dirname(file()), { recursive: true });
  writeFileSync(`${file()}.new`, JSON.stringify(data));
  renameSync(`${file()}.new`, file());
}

/** The content that this server saved, if any. */
export function lastGood(): Data | undefined {
  return existsSync(file()) ? (JSON.parse(readFileSync(file(), "utf8")) as Data) : undefined;
}

/** Deletes the saved content: a new server begins without. */
export function forgetLastGood(): void {
  rmSync(file(), { force: true });
}
