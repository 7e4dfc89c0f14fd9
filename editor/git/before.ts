import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gitIn } from "./git.ts";
import { isChanged } from "./review.ts";

/** Pages that are being kept, by the paths of their files. */
const pending = new Map<string, Promise<void>>();
const fileOf = (path: string) => join(".next/cache/before", `${path}.html`);

/**
 * Keeps a page of the preview as it is before an edit, for the list of what has changed.
 * @param path of the content file that is opened, below `content/`; without changes so far
 * @param page its address: "http://localhost:3000/faq"
 */
export function keepBefore(path: string, page: string): void {
  const keep = async () => {
    if (await isChanged(gitIn(), path)) return;
    const response = await fetch(page);
    if (!response.ok) return;
    await mkdir(dirname(fileOf(path)), { recursive: true });
    await writeFile(fileOf(path), await response.text());
  };
  // Without it, the list leads to the page on the published site.
  pending.set(
    path,
    keep().catch(() => {}),
  );
}

/** Waits until the page is kept: a draft would show on it. */
export async function keptBefore(path: string): Promise<void> {
  await pending.get(path);
  pending.delete(path);
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
