import { hash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Returns bytes that take long to make from the cache of earlier builds, or makes and stores them.
 * @param folder a folder of `.next/cache`
 * @param key all inputs of the bytes
 */
export async function diskCache(
  folder: string,
  key: readonly string[],
  make: () => Promise<Buffer>,
  root = process.cwd(),
): Promise<Buffer<ArrayBuffer>> {
  const name = hash("sha256", key.join());
  const path = join(root, ".next/cache", folder);
  const file = join(path, name);
  const found = await readFile(file).catch(() => undefined);
  if (found) return found;
  const made = Buffer.from(await make());
  await mkdir(path, { recursive: true });
  // A rename is atomic: no other process reads half a file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}
