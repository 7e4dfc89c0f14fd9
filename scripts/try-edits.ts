import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
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
    const failures = [...checkContent(copy.folder), ...failingTests(copy.folder)];
    if (withBuild) failures.push(...(await failuresOfBuild(copy)));
    console.log(`${failures.length === 0 ? "green" : "RED  "} ${name}`);
    for (const failure of failures) console.log(`      ${failure}`);
    if (failures.length > 0) process.exitCode = 1;
  }
} finally {
  copy.remove();
}

/** What the build, or the browser tests that hold of any content, say against the copy. */
async function failuresOfBuild(copy: ProjectCopy): Promise<string[]> {
  try {
    await build(copy);
  } catch (error) {
    return [String(error)];
  }
  const playwright = ["node_modules/playwright/cli.js", "test", "--project", "content"];
  const { status, stdout } = run(copy.folder, [...playwright, "--reporter=line"]);
  return status === 0 ? [] : [stdout];
}

function restoreContent(folder: string): void {
  rmSync(join(folder, "content"), { recursive: true });
  cpSync("content", join(folder, "content"), { recursive: true });
}

function run(folder: string, args: string[]) {
  // An editor's build has the day of today.
  const env = { ...process.env, SITE_DATE: "" };
  return spawnSync(process.execPath, args, { cwd: folder, env, encoding: "utf8" });
}

/** The problems of the content, as `npm run content` prints them. */
function checkContent(folder: string): string[] {
  const { status, stderr } = run(folder, ["scripts/check.ts"]);
  return status === 0 ? [] : stderr.trim().split("\n");
}

type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** Names of the unit tests that fail, and of the files that do not even load. */
function failingTests(folder: string): string[] {
  const file = join(folder, "unit-tests.json");
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--reporter=json"];
  const { status, stderr } = run(folder, [...vitest, `--outputFile=${file}`]);
  if (status === 0) return [];
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    const path = name.slice(folder.length + 1);
    if (failed.length > 0) return failed.map((test) => `${path}: ${test.fullName}`);
    return message ? [`${path}: ${message}`] : [];
  });
  return failures.length > 0 ? failures : [stderr];
}
