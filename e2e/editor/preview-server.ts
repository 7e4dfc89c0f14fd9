import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect as baseExpect, type Page, type Request } from "playwright/test";
import { devLog } from "../../next-private/next-output.ts";
import { git } from "../support/shared-copy.ts";

/** The preview that playwright.config.ts starts: its port, and the copy of the project it shows. */
export const port = Number(process.env.PREVIEW_PORT);
export const folder = process.env.PREVIEW_FOLDER ?? "";

export const dev = (path: string) => `http://localhost:${port}${path}`;
export const file = (path: string) => readFileSync(join(folder, "content", path), "utf8");

// A page of `next dev` is made when it is first asked for, and an edit takes a second to show, or
// more while the machine does something else.
export const expect = baseExpect.configure({ timeout: 60_000 });

/** A test of the preview, which leaves the content as it is published. */
export const test = base.extend<{ asPublished: undefined }>({
  asPublished: [
    async ({ page }, use, testInfo) => {
      testInfo.setTimeout(180_000);
      const open = new Set<Request>();
      page.on("request", (request) => request.method() === "POST" && open.add(request));
      for (const end of ["requestfinished", "requestfailed"] as const)
        page.on(end as "requestfinished", (request) => open.delete(request));
      await use(undefined);
      // Words of this test that are kept late would come up in the next one.
      await page.goto("about:blank");
      await baseExpect.poll(() => open.size).toBe(0);
      await fetch(dev("/edit"));
      git(folder, "checkout", "--quiet", "--force", "main");
      git(folder, "clean", "--quiet", "--force", "-d", "-x", "content");
      // Next notices before it answers: a page of the next test would be loaded a second time.
      await fetch(dev("/login"));
      const printed = readFileSync(join(folder, devLog), "utf8");
      baseExpect(printed).not.toContain("uncaughtException");
    },
    { auto: true },
  ],
});

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
}
