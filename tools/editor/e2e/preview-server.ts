import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect as baseExpect, type Page, type Request } from "playwright/test";
import { devLog } from "../../../export/next/output.ts";
import { filesBelow } from "../../../site/load/files.ts";

/** The preview that playwright.config.ts starts: its port, and the copy of the project it shows. */
export const port = Number(process.env.PREVIEW_PORT);
export const folder = process.env.PREVIEW_FOLDER ?? "";

export const dev = (path: string) => `http://localhost:${port}${path}`;
export const file = (path: string) => readFileSync(join(folder, "content", path), "utf8");
/** A file as it is before each test. */
export const original = (path: string) => readFileSync(join("e2e/fixture/content", path), "utf8");

// A page of `next dev` is made when it is first asked for, and an edit takes a second to show, or
// more while the machine does something else.
export const expect = baseExpect.configure({ timeout: 60_000 });

/**
 * Makes the content as it was; what has not changed is not touched, since Next would notice.
 * @returns whether something has changed
 */
function restoreContent(): boolean {
  const [from, to] = ["e2e/fixture/content", join(folder, "content")];
  const originals = filesBelow(from);
  const added = filesBelow(to).filter(
    (path) => !originals.includes(path) && !/\.ts$|^README|^drawings\//.test(path),
  );
  const changed = originals.filter(
    (path) =>
      !existsSync(join(to, path)) ||
      !readFileSync(join(to, path)).equals(readFileSync(join(from, path))),
  );
  for (const path of added) rmSync(join(to, path));
  for (const path of changed) cpSync(join(from, path), join(to, path));
  return added.length + changed.length > 0;
}

/** Pages that the tests visit after those of the editor, one of each route. */
const pages = [
  "/blog-lists",
  "/blog-lists/how-to-be-found-on-your-own-street",
  "/coupon-pricing",
  "/contact",
  "/nothing-here",
];

/**
 * A test of the preview, which leaves the content as it was. Next makes the pages while the first
 * tests wait for pauses in typing.
 */
export const test = base.extend<{ restored: undefined }, { made: undefined }>({
  made: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const all = (async () => {
        for (const path of pages) await fetch(dev(path)).then((answer) => answer.text());
      })();
      await use(undefined);
      await all;
    },
    { auto: true, scope: "worker", timeout: 180_000 },
  ],
  restored: [
    async ({ page }, use, testInfo) => {
      testInfo.setTimeout(180_000);
      const open = new Set<Request>();
      page.on("request", (request) => request.method() === "POST" && open.add(request));
      for (const end of ["requestfinished", "requestfailed"] as const)
        page.on(end as "requestfinished", (request) => open.delete(request));
      await use(undefined);
      // Words of this test that are saved late would come up in the next one.
      await page.goto("about:blank");
      await baseExpect.poll(() => open.size).toBe(0);
      // Next notices before it answers: a page of the next test would be loaded a second time.
      if (restoreContent()) await fetch(dev("/blog-lists"));
      const printed = readFileSync(join(folder, devLog), "utf8");
      baseExpect(printed).not.toContain("uncaughtException");
    },
    { auto: true },
  ],
});

/** Waits until all that was typed is in the file. */
export async function saved(page: Page): Promise<void> {
  await expect(page.locator(".bar").getByRole("status")).toHaveText("Saved");
}
