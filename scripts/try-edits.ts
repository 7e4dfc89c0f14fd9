import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, copyProject, type ProjectCopy } from "../e2e/support/project-copy.ts";
import { contentOf } from "./content-copy.ts";
import { changes } from "./editorial-changes.ts";

/**
 * `npm run try-edits`: makes changes that editors make, one after the other, in a temporary copy of
 * the project, and runs the unit tests and the check of the content there; exits 1 where one fails.
 * `--build` also builds the copy and runs the browser tests of the site's own content, for which the
 * site of the fixture must have been built. Further words choose changes by a part of their names.
 */
const words = process.argv.slice(2);
const withBuild = words.includes("--build");
const chosen = words.filter((word) => !word.startsWith("--"));

const copy = copyProject();
// Playwright serves this export too.
if (withBuild) cpSync("fixture/out", join(copy.folder, "fixture/out"), { recursive: true });
try {
  for (const [name, change] of Object.entries(changes)) {
    if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) continue;
    restoreContent(copy.folder);
    await change(contentOf(copy.folder));
    const failures = [
      failureOf(copy.folder, "scripts/check.ts"),
      failureOf(copy.folder, "node_modules/vitest/vitest.mjs", "run", "--reporter=dot"),
      withBuild && (await failureOfBuild(copy)),
    ].filter(Boolean);
    console.log(`${failures.length === 0 ? "green" : "RED  "} ${name}`);
    for (const failure of failures) console.log(failure);
    if (failures.length > 0) process.exitCode = 1;
  }
} finally {
  copy.remove();
}

function restoreContent(folder: string): void {
  rmSync(join(folder, "content"), { recursive: true });
  cpSync("content", join(folder, "content"), { recursive: true });
}

/** The message of the copy's failed build, or of its failed browser tests of real content. */
async function failureOfBuild(copy: ProjectCopy): Promise<string | undefined> {
  try {
    await build(copy);
  } catch (error) {
    return String(error);
  }
  const playwright = ["node_modules/playwright/cli.js", "test", "--project", "content"];
  return failureOf(copy.folder, ...playwright, "--reporter=line");
}

/** The output of a script that fails in the copy. */
function failureOf(folder: string, ...script: string[]): string | undefined {
  // An editor's build has the day of today.
  const env = { ...process.env, SITE_DATE: "", NO_COLOR: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, script, {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  return status === 0 ? undefined : stdout + stderr;
}
