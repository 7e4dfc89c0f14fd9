import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { addressOfFile } from "../../export/check-links.ts";
import { filesBelow } from "../../site/load/folders.ts";
import { collectPageErrors } from "../support/collect-page-errors.ts";
import { sizes } from "../support/hydration.ts";
import { findClippedText } from "../templates/find-clipped-text.ts";

/** The paths of all pages of the last build; a page that only leads on is none. */
const paths = filesBelow("out")
  .filter((file) => file.endsWith(".html") && file !== "edit.html")
  .filter((file) => !readFileSync(join("out", file), "utf8").includes('http-equiv="refresh"'))
  .map(addressOfFile);

test("every page of the last build opens without an error, fits its window, and cuts no text off", async ({
  page,
}) => {
  const errors = await collectPageErrors(page);
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") errors.push(`outside: ${request.url()}`);
  });
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(sizes.desktop);
      await page.goto(path);
      const problems = [await findClippedText(page)];
      await page.setViewportSize(sizes.phone);
      problems.push(await findClippedText(page));
      // The browser itself reports that /404 is answered as a page that is missing.
      const found = errors.splice(0).filter((error) => !error.includes("status of 404"));
      expect.soft([...problems.flat(), ...found], path).toEqual([]);
    });
});
