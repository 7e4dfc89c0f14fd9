import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gitIn } from "./git.ts";
import { isChanged } from "./review.ts";

const fileOf = (path: string) => join(".next/cache/before", `${path}.html`);

/**
 * Keeps a page of the preview as it is before the first edit, for the list of what has changed.
 * @param path of the content file, below `content/`
 * @param page its address: "http://localhost:3000/faq"
 */
export async function keepBefore(path: string, page: string): Promise<void> {
  if (await isChanged(gitIn(), path)) return;
  // Without it, the list leads to the page on the published site.
  const response = await fetch(page).catch(() => undefined);
  if (!response?.ok) return;
  await mkdir(dirname(fileOf(path)), { recursive: true });
  await writeFile(fileOf(path), await response.text());
}

/** Address of the kept page, if there is one. */
export function beforeAddress(path: string): string | undefined {
  return existsSync(fileOf(path)) ? `/edit/~before/${path}` : undefined;
}

/** The kept page that an address names. */
export async function readBefore(address: string): Promise<string | undefined> {
  const [, path] = /^~before\/((?!.*\.\.).+)$/.exec(address) ?? [];
  return path && (await readFile(fileOf(path), "utf8").catch(() => undefined));
}
