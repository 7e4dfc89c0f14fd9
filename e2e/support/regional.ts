import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";

/** Answers the regional sites' addresses from folders of built files. No request leaves. */
export async function serve(page: Page, folders: Record<string, string>) {
  await page.route("**/*", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const folder = folders[origin];
    const file = folder && join(folder, pathname === "/" ? "index" : pathname);
    const found = [`${file}.html`, `${file}`].find((path) => folder && existsSync(path));
    if (!found) return route.abort();
    return route.fulfill({ path: found });
  });
}
