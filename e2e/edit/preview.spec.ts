import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as baseExpect, test } from "playwright/test";
import { editAddress } from "../../site/edit-address.ts";
import { startNextDev } from "../support/next-dev.ts";
import { copyProject } from "../support/project-copy.ts";
import { fieldAt, openLocalClone, pageIn, pressUntilFocused } from "./local-clone.ts";

// Next makes a page when it is first asked for, and an edit takes a second to show, or more while the
// machine does something else.
const expect = baseExpect.configure({ timeout: 120_000 });

const files = {
  post: "content/blog/a-window-that-stops-people.md",
  page: "content/pages/how-we-answer.yaml",
};

// One `next dev` for both tests.
test.describe.configure({ mode: "default" });

let copy: ReturnType<typeof copyProject>;
let origin = "";
let stop = () => {};

test.beforeAll(async () => {
  copy = copyProject();
  for (const folder of ["content", "public"]) {
    rmSync(join(copy.folder, folder), { recursive: true });
    cpSync(join("e2e/fixture", folder), join(copy.folder, folder), { recursive: true });
  }
  const server = await startNextDev(copy.folder);
  origin = `http://localhost:${server.port}`;
  stop = server.stop;
});

test.afterAll(() => {
  stop();
  copy.remove();
});

function edit(from: RegExp | string, to: string): void {
  const path = join(copy.folder, files.post);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
}

test("`next dev` shows an edit at once, problems until they are mended, and the way to a form", async ({
  page,
}) => {
  await page.goto(`${origin}/blog-lists/a-window-that-stops-people`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("A Window That Stops People");
  edit(/^title: .*/m, "title: Another Title");
  await expect(heading).toHaveText("Another Title");

  edit(/^title: .*/m, "title: Answer Every Review");
  const alert = page.getByRole("alert").filter({ hasText: "in the content" });
  const problem = alert.getByRole("link", {
    name: "Blog post a-window-that-stops-people, Title",
  });
  await expect(problem).toHaveAttribute("href", editAddress(files.post, ["title"]));
  await expect(heading).toHaveText("Answer Every Review");

  // What cannot be shown stays as it was last good.
  edit("ink: ", "ink: pale-");
  await expect(alert).toContainText("is none of coral");
  await expect(heading).toHaveText("Answer Every Review");
  edit("ink: pale-", "ink: ");
  edit(/^title: .*/m, "title: Another Title");
  await expect(heading).toHaveText("Another Title");
  await expect(alert).toHaveCount(0);
  edit(/$/, "\n![No](drawing:no-such-drawing)\n");
  await expect(alert).toContainText('there is no drawing "no-such-drawing"');
  await expect(heading).toHaveText("Another Title");

  const link = page.getByRole("link", { name: "Edit this page" });
  await expect(link).toHaveAttribute("href", editAddress(files.post));
  const opened = page.waitForEvent("popup");
  await link.click();
  const editor = (await opened).getByRole("button", { name: "Work with Local Repository" });
  await expect(editor).toBeVisible();
});

test("the page beside a form shows what is typed there alone", async ({ page }) => {
  await openLocalClone(page, origin + editAddress(files.page));
  const heading = pageIn(page).getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("How We Answer");
  await pressUntilFocused(page, () => heading.click(), "sections.0.title");
  await fieldAt(page, "sections.0.title").fill("How We Answer Today");
  await expect(heading).toHaveText("How We Answer Today");

  const tab = await page.context().newPage();
  await tab.goto(`${origin}/how-we-answer`);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("How We Answer");
});
