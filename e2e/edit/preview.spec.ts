import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as baseExpect, test } from "playwright/test";
import { editAddress } from "../../site/edit-address.ts";
import { fixtureFiles } from "../fixture/load-fixture.ts";
import { startNextDev } from "../support/next-dev.ts";
import { copyProject } from "../support/project-copy.ts";
import { openLocalClone } from "./local-clone.ts";

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

test("the page beside a form shows what is typed, keeps what is half typed, and leads to fields", async ({
  page,
}) => {
  const path = files.page;
  await openLocalClone(page, origin + editAddress(files.page), [[path, fixtureFiles[path] ?? ""]]);
  const pane = page.frameLocator("iframe.preview");
  const heading = pane.frameLocator("iframe").getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("How We Answer");

  const field = page.locator(".field[data-key-path='sections.0.title'] input");
  await expect(async () => {
    await heading.click();
    await expect(field).toBeFocused({ timeout: 5000 });
  }).toPass();
  await field.fill("How We Answer Today");
  await expect(heading).toHaveText("How We Answer Today");

  await field.fill("");
  const problem = pane.getByRole("status").getByRole("button", { name: "Hero 1, Title" });
  await expect(problem).toBeVisible();
  await expect(heading).toHaveText("How We Answer Today");

  const tab = await page.context().newPage();
  await tab.goto(`${origin}/how-we-answer`);
  const shown = tab.getByRole("heading", { level: 1 });
  await expect(shown).toHaveText("How We Answer Today");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(async () => {
    await tab.reload();
    await expect(shown).toHaveText("How We Answer", { timeout: 5000 });
  }).toPass();
});
