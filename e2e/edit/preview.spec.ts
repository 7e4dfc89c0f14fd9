import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as baseExpect, test } from "playwright/test";
import { editAddress } from "../../site/cms/edit-address.ts";
import { startNextDev } from "../support/next-dev.ts";
import { copyProject } from "../support/project-copy.ts";

// Next makes a page when it is first asked for, and an edit takes a second to show, or more while the
// machine does something else.
const expect = baseExpect.configure({ timeout: 120_000 });

const file = "content/blog/a-window-that-stops-people.md";

test("`next dev` shows an edit at once, problems until they are mended, and the way to a form", async ({
  page,
}) => {
  const copy = copyProject();
  for (const folder of ["content", "public"]) {
    rmSync(join(copy.folder, folder), { recursive: true });
    cpSync(join("e2e/fixture", folder), join(copy.folder, folder), { recursive: true });
  }
  const { port, stop } = await startNextDev(copy.folder);
  const edit = (from: RegExp | string, to: string) => {
    const path = join(copy.folder, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  };
  try {
    await page.goto(`http://localhost:${port}/blog-lists/a-window-that-stops-people`);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("A Window That Stops People");
    edit(/^title: .*/m, "title: Another Title");
    await expect(heading).toHaveText("Another Title");

    edit(/^title: .*/m, "title: Answer Every Review");
    const alert = page.getByRole("alert").filter({ hasText: "1 problem in the content" });
    const problem = alert.getByRole("link", {
      name: "Blog post a-window-that-stops-people, Title",
    });
    await expect(problem).toHaveAttribute("href", editAddress(file, "title"));
    await expect(heading).toHaveText("Answer Every Review");

    edit("ink: ", "ink: pale-");
    const overlay = page.getByRole("dialog").filter({ hasText: "1 problem in the content" });
    await expect(overlay.getByText(file)).toContainText("is none of coral");
    edit("ink: pale-", "ink: ");
    edit(/^title: .*/m, "title: Another Title");
    await expect(heading).toHaveText("Another Title");
    await expect(overlay).toHaveCount(0);
    await expect(alert).toHaveCount(0);

    const link = page.getByRole("link", { name: "Edit this page" });
    await expect(link).toHaveAttribute("href", editAddress(file));
    const opened = page.waitForEvent("popup");
    await link.click();
    const editor = (await opened).getByRole("button", { name: "Work with Local Repository" });
    await expect(editor).toBeVisible();
  } finally {
    stop();
    copy.remove();
  }
});
