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
import { join } from "node:path";

/** What a build makes anew, or does not need. */
const leftOut = [".git", ".next", ".wrangler", "node_modules", "out", "test-results"];

/** A temporary copy of this project, to build it another way and leave the work tree alone. */
export type ProjectCopy = { folder: string; out: string; remove: () => void };

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), "angel-app-site-"));
  for (const name of readdirSync(process.cwd()))
    if (!leftOut.includes(name)) cpSync(name, join(folder, name), { recursive: true });
  linkTree("node_modules", join(folder, "node_modules"));
  // Tried again, since a build that was given up may still write.
  const remove = () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  return { folder, out: join(folder, "out"), remove };
}

/**
 * Copies a tree by hard links, which takes no room and half a second; copies its files where
 * the temporary folder is another disk. Turbopack does not follow a link out of its root.
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

type Options = {
  env?: Record<string, string>;
  command?: string;
  /** Called with the process id of the build once it runs. */
  watch?: (pid: number) => void;
};

/**
 * Builds a copy, as `npm run build` does.
 * @returns all that the build printed
 * @throws an error with the same, if it fails
 */
export function build(copy: ProjectCopy, options: Options = {}): Promise<string> {
  const { env, command = "npm run build", watch } = options;
  const child = spawn("sh", ["-c", command], {
    cwd: copy.folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
  });
  const printed: Buffer[] = [];
  child.stdout.on("data", (data) => printed.push(data));
  child.stderr.on("data", (data) => printed.push(data));
  if (child.pid) watch?.(child.pid);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      const output = Buffer.concat(printed).toString();
      if (code === 0) resolve(output);
      else reject(new Error(`The build failed:\n${output}`));
    });
  });
}
