import { execFileSync } from "node:child_process";

/** Files that `npm run content` checks in full: no test of the code reads them. */
const ofContent = /^(?:content|public)\/|^cspell\.config\.yaml$/;

/** Whether code differs, so that its tests have to run. @param paths of files that differ */
export function hasCode(paths: readonly string[]): boolean {
  return paths.some((path) => !ofContent.test(path));
}

/**
 * The paths that differ between a commit that has passed the tests and this one.
 * @returns undefined where there is no such commit here: a new repository, a rewritten history
 */
export function changedSince(commit: string): string[] | undefined {
  // An option's name, or anything else that is no commit, gets no further.
  if (!/^[0-9a-f]{40}$/.test(commit)) return undefined;
  try {
    const args = ["diff", "--name-only", "--no-renames", "-z", commit, "HEAD"];
    return execFileSync("git", args, { encoding: "utf8" }).split("\0").filter(Boolean);
  } catch {
    return undefined;
  }
}

/** `node scripts/changed-code.ts COMMIT`: says "code=true" or "code=false", for .github/workflows/check.yml. */
if (import.meta.main) {
  const paths = changedSince(process.argv[2] ?? "");
  console.log(`code=${paths === undefined || hasCode(paths)}`);
}
