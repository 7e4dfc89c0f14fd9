import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as baseExpect, test } from "playwright/test";
import { editAddress } from "../../site/cms/edit-address.ts";
import { readFiles } from "../../site/load/files.ts";
import { loadTexts, validData } from "../../site/load-content.ts";
import { postPath } from "../../site/pages/slug.ts";
import { startNextDev } from "../support/next-dev.ts";
import { copyProject } from "../support/project-copy.ts";
import { rawRequest } from "../support/raw-request.ts";

// Next makes a page when it is first asked for, and an edit takes a second to show, or more while the
// machine does something else.
const expect = baseExpect.configure({ timeout: 120_000 });

test("`next dev` shows an edit at once, a problem until it is mended, a draft, and the way to a form, at this machine's names alone", async ({
  page,
}) => {
  test.setTimeout(600_000);
  const [post] = validData(loadTexts(readFiles())).posts;
  if (!post) throw new Error("the content has no post");
  const copy = copyProject();
  const { port, stop } = await startNextDev(copy.folder);
  const edit = (from: string, to: string) => {
    const path = join(copy.folder, post.file);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  };
  try {
    await page.goto(`http://localhost:${port}${postPath(post)}`);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(post.title);
    const link = page.getByRole("link", { name: "Edit this page" });
    await expect(link).toHaveAttribute("href", editAddress(post.file));

    edit(`title: ${post.title}`, "title: Another Title");
    await expect(heading).toHaveText("Another Title");
    edit("author: team", "author: taem");
    const problem = `author: "taem" is not allowed; allowed: team; did you mean "team"?`;
    const alert = page.getByRole("alert").filter({ hasText: "1 problem in the content" });
    await expect(alert.getByText(problem)).toContainText(post.file);
    edit("author: taem", "author: team");
    await expect(alert).toHaveCount(0);
    edit("draft: false", "draft: true");
    await expect(page.getByText("Draft: not on the site yet")).toBeVisible();
    await expectForeignNamesRefused(port, postPath(post));

    await link.click();
    await expect(page.getByRole("button", { name: "Work with Local Repository" })).toBeVisible();
  } finally {
    stop();
    copy.remove();
  }
});

/** A page of another host could give its name this machine's address, and read drafts (DNS rebinding). */
async function expectForeignNamesRefused(port: number, draft: string): Promise<void> {
  const statusAt = async (host: string, path: string) =>
    (await rawRequest(port, path, { headers: { host } })).status;
  const { body } = await rawRequest(port, draft);
  const [script = ""] = /\/_next\/static\/[^"\s]+\.js/.exec(String(body)) ?? [];
  const statuses = { [draft]: 200, "/services/flyer": 307, [script]: 200, "/favicon.svg": 200 };
  for (const [path, status] of Object.entries(statuses)) {
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`])
      expect(await statusAt(host, path), host + path).toBe(status);
    for (const host of ["rebound.example", `localhost.rebound.example:${port}`])
      expect(await statusAt(host, path), host + path).toBe(403);
  }
}
