import type { Page } from "playwright/test";

/** Gives the page at /edit files in the browser's private file system as the local clone, and opens that. */
export async function openLocalClone(page: Page, address: string, files: [string, string][]) {
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
