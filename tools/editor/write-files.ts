import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentRoot } from "../../site/load/files.ts";

/** Texts of files by path below `content/`; null stands for no file. */
export type Texts = Readonly<Record<string, string | null>>;

/**
 * Writes and deletes files of `content/`.
 * @throws where a path leads out of it
 */
export function writeFiles(texts: Texts, root = contentRoot()): void {
  for (const [path, text] of Object.entries(texts)) {
    if (path.split("/").includes("..")) throw new Error(`${path} is no path in content/`);
    const file = join(root, "content", path);
    if (text === null) rmSync(file, { force: true });
    else replaceFile(file, text);
  }
}

/** Writes a file beside its place and moves it there, so that a crash leaves the old or the new one. */
export function replaceFile(file: string, data: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.tmp`;
  try {
    writeFileSync(beside, data);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
