import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "playwright/test";
import { filesBelow } from "../content/load/files.ts";
import { testCanada } from "./canada.ts";
import { changeContent, testChangedContent } from "./changed-content.ts";
import { testDeploys } from "./deploys.ts";
import { changedWord } from "./deploys-pressed.ts";
import { addPictures, testPictures } from "./post-pictures.ts";
import { generatePosts } from "./support/generate-posts.ts";
import { build, copyProject, type ProjectCopy } from "./support/project-copy.ts";
import { addUnpublished, testUnpublished } from "./unpublished.ts";

/**
 * One more build for all tests that need one: Canada's, with 26 posts. To a tab that is open it
 * is a deploy like any other, with changed words and other scripts.
 */
test.describe("another build", () => {
  test.describe.configure({ mode: "default" });
  let copy: ProjectCopy;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    copy = copyProject();
    generatePosts(copy.folder, 26);
    changeWord(copy.folder);
    addUnpublished(copy.folder);
    changeContent(copy.folder);
    await addPictures(copy.folder);
    await changeClientFiles(copy.folder);
    await build(copy, { env: { SITE_REGION: "ca" } });
  });

  test.afterAll(() => copy.remove());

  testCanada(() => copy);
  testDeploys(() => copy);
  testUnpublished(() => copy);
  testChangedContent(() => copy);
  testPictures(() => copy);
});

/** A word that stands on every page. */
function changeWord(folder: string): void {
  const file = join(folder, "content/navigation.yaml");
  const text = readFileSync(file, "utf8");
  const { before, after } = changedWord;
  if (!text.includes(before)) throw new Error(`${file}: there is no "${before}"`);
  writeFileSync(file, text.replace(before, after));
}

/** Every island says which build it is of, so each of their chunks is another file. */
async function changeClientFiles(folder: string): Promise<void> {
  for (const name of ["app", "components"])
    for (const file of filesBelow(join(folder, name)))
      if (file.endsWith(".client.tsx")) {
        const path = join(folder, name, file);
        const text = readFileSync(path, "utf8");
        writeFileSync(path, `${text}\nReflect.set(globalThis, "build", "B");\n`);
      }
}
