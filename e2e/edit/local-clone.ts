import { expect, type FrameLocator, type Page } from "playwright/test";
import { fixtureFiles } from "../fixture/load-fixture.ts";

/** The texts of the fixture, as an editor's clone has them. */
export const texts = Object.fromEntries(
  Object.entries(fixtureFiles).filter(([path]) => /\.(yaml|md)$/.test(path)),
);

/**
 * Opens the page at /edit with files in the browser's private file system as the local clone.
 * @param address of a form, and the site's origin before it unless the test's pages have one
 */
export async function openLocalClone(page: Page, address: string, files = Object.entries(texts)) {
  await page.addInitScript(() => {
    const showDirectoryPicker = () => navigator.storage.getDirectory();
    Object.assign(window, { showDirectoryPicker });
  });
  await page.goto(address);
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, text] of files) {
      const names = path.split("/");
      let folder = root;
      for (const name of names.slice(0, -1))
        folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(names.at(-1) ?? "", { create: true });
      const writable = await file.createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, files);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
}

/** The pane beside a form. */
export const paneOf = (page: Page): FrameLocator => page.frameLocator("iframe.preview");
/** The page in the pane. */
export const pageIn = (page: Page): FrameLocator => paneOf(page).frameLocator("iframe");

/** A field of the open form. */
export const fieldAt = (page: Page, keyPath: string) =>
  page.locator(`.field[data-key-path='${keyPath}'] :is(input, textarea)`).first();

/** Presses something in the page until a field has the focus: Sveltia builds its form by and by. */
export async function pressUntilFocused(
  page: Page,
  press: () => Promise<void>,
  keyPath: string,
): Promise<void> {
  await expect(async () => {
    await press();
    await expect(fieldAt(page, keyPath)).toBeFocused({ timeout: 5000 });
  }).toPass();
}

/** The text of a file of the clone. */
export function savedText(page: Page, path: string): Promise<string> {
  return page.evaluate(async (names) => {
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    return (await (await folder.getFileHandle(names.at(-1) ?? "")).getFile()).text();
  }, path.split("/"));
}
