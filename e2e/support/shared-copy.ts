import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";

/** Runs Git in a folder, with a name of its own and without this computer's settings. */
export function git(folder: string, ...args: string[]): string {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
  return execFileSync("git", [...author, ...args], { cwd: folder, env, encoding: "utf8" });
}

/** Where the shared copy of a project lies: a bare repository on disk. */
export const sharedCopyOf = (folder: string) => `${folder}.git`;

/** Makes a copy of the project a clone of a shared copy. @returns a function that removes the latter */
export function shareCopy(folder: string): () => void {
  const shared = sharedCopyOf(folder);
  git(folder, "init", "--quiet", "--initial-branch", "main");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", "The site");
  git(folder, "clone", "--quiet", "--bare", folder, shared);
  git(folder, "remote", "add", "origin", shared);
  git(folder, "fetch", "--quiet", "origin");
  return () => rmSync(shared, { recursive: true, force: true });
}
