import { spawn } from "node:child_process";
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
import { packageCommand } from "../../scripts/package-command.ts";

/** Folders that a build makes anew or does not need. */
const leftOut = [".git", ".next", ".wrangler", "node_modules", "out", "test-results"];

/** A copy of this project, so that another build leaves the work tree alone. */
export type ProjectCopy = { folder: string; out: string; remove: () => void };

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), "angel-app-site-"));
  cpSync(".", folder, { recursive: true, filter: (path) => !leftOut.includes(basename(path)) });
  linkTree("node_modules", join(folder, "node_modules"));
  // Retried, since a cancelled build may still write.
  const remove = () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  return { folder, out: join(folder, process.env.CONTENT_ROOT ?? "", "out"), remove };
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

/**
 * Builds a copy as `npm run build` does.
 * @returns the build's output
 * @throws an error with the output where the build fails
 */
export function build(
  copy: ProjectCopy,
  { env }: { env?: Record<string, string> } = {},
): Promise<string> {
  const child = spawn(...packageCommand("next", ["build"], copy.folder), {
    cwd: copy.folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
  });
  const printed: Buffer[] = [];
  child.stdout.on("data", (data) => printed.push(data));
  child.stderr.on("data", (data) => printed.push(data));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      const output = Buffer.concat(printed).toString();
      if (code === 0) resolve(output);
      else reject(new Error(`The build failed:\n${output}`));
    });
  });
}
