import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { post, sendEdits } from "../editor/send-edits.ts";
import { startNextDev } from "../support/next-dev.ts";
import { copyProject, linkTree } from "../support/project-copy.ts";
import { git, shareCopy, sharedCopyOf } from "../support/shared-copy.ts";

// `npm run whole-way`, apart from `npm test`, which it runs.
test("what an editor sends from the browser passes all tests, and is on the site from its day on", async ({
  page,
}) => {
  test.setTimeout(0);
  page.setDefaultTimeout(60_000);
  const copy = copyProject();
  const removeShared = shareCopy(copy.folder);
  const { port, stop } = await startNextDev(copy.folder);
  const sent = mkdtempSync(join(tmpdir(), "sent-"));
  try {
    await sendEdits(page, (path) => `http://localhost:${port}${path}`, ["$75.00", "$80.00"]);
    stop();
    const branch = git(copy.folder, "rev-parse", "--abbrev-ref", "HEAD").trim();
    git(sent, "clone", "--quiet", "--branch", branch, sharedCopyOf(copy.folder), ".");
    linkTree("node_modules", join(sent, "node_modules"));
    const run = (command: string, day: string) =>
      execFileSync("npm", ["run", command], {
        cwd: sent,
        env: { ...process.env, SITE_DATE: day },
        stdio: "inherit",
      });
    const html = join(sent, "out", `${post.address}.html`);
    run("build", "2026-12-09");
    expect(existsSync(html)).toBe(false);
    run("build", post.day);
    expect(existsSync(html)).toBe(true);
    run("test", "");
  } finally {
    stop();
    copy.remove();
    removeShared();
    rmSync(sent, { recursive: true, force: true });
  }
});
