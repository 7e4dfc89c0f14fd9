import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** Folders that a build makes anew or does not need. */
const leftOut = [".git", ".next", ".wrangler", "node_modules", "out", "test-results"];

/** A copy of this project, so that another build leaves the work tree alone. */
type ProjectCopy = { folder: string; remove: () => void };

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), "angel-app-site-"));
  cpSync(".", folder, { recursive: true, filter: (path) => !leftOut.includes(basename(path)) });
  linkTree("node_modules", join(folder, "node_modules"));
  // Retried, since a server that ends may still write.
  const remove = () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  return { folder, remove };
}

/**
 * Copies a tree as hard links, which takes half a second and no room, or as files where the
 * temporary folder is on another disk. Turbopack follows no symbolic link out of its root.
 */
function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
