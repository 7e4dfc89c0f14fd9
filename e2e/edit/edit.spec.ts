import { expect as baseExpect, type Page, test } from "playwright/test";
import { editAddress } from "../../site/edit-address.ts";
import { readSource } from "../../site/load/source.ts";
import type { Step } from "../../site/load/walk.ts";
import { openLocalClone, savedText, texts } from "./local-clone.ts";

// The editor is a script of 2 MB.
const expect = baseExpect.configure({ timeout: 60_000 });

/** Opens the form of a file. @returns the addresses on other hosts that are asked for */
async function openForm(page: Page, path: string, field: Step[] = []): Promise<string[]> {
  const others: string[] = [];
  await page.route(
    ({ hostname, protocol }) => hostname !== "localhost" && protocol !== "blob:",
    (route) => {
      others.push(route.request().url());
      return route.abort();
    },
  );
  await openLocalClone(page, editAddress(path, field));
  return others;
}

async function expectSaved(page: Page, path: string, text: string): Promise<void> {
  // A file that is being written cannot be read.
  await expect(async () => expect(await savedText(page, path)).toBe(text)).toPass({
    timeout: 15_000,
  });
}

/** A text with a table and code, which have to stay as they are. */
const post = "content/blog/three-numbers-to-write-down-every-week.md";

test("a save changes the line of its field alone, and no other host is asked than that of the repository", async ({
  page,
}) => {
  const before = texts[post] ?? "";
  expect(before).toMatch(/^\|/m);
  const others = await openForm(page, post);
  const field = page.getByRole("textbox", { name: "Title" });
  await expect(field).not.toHaveValue("");
  const text = await field.inputValue();
  await field.fill(`${text} again`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectSaved(page, post, before.replace(`title: ${text}\n`, `title: ${text} again\n`));
  // Where the repository is, the editor asks whether it is disturbed (editor/documents.ts).
  expect(others.filter((address) => !address.startsWith("https://www.githubstatus.com/"))).toEqual(
    [],
  );
});

function sectionsOf(path: string, text = ""): { section: string }[] {
  return (readSource(path, text).data as { sections: { section: string }[] }).sections;
}

test("a section of another kind is added below the others", async ({ page }) => {
  const path = "content/pages/how-we-answer.yaml";
  await openForm(page, path);
  // Sveltia puts names between signs of their direction.
  await page.getByRole("button", { name: /Add .Section/ }).click();
  await page.getByRole("menuitem", { name: /^Maker:/ }).click();
  const makes = page.getByRole("radiogroup", { name: "Makes" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  const after = [...sectionsOf(path, texts[path]), { section: "maker", makes: "coupon" }];
  // Sveltia shows a choice, but does not take it, while it still builds the new form.
  await expect(async () => {
    if ((await makes.isVisible()) && (await save.isEnabled())) {
      await makes.getByText("Flyer", { exact: true }).click({ timeout: 5000 });
      await makes.getByText("Coupon", { exact: true }).click({ timeout: 5000 });
      await save.click({ timeout: 5000 });
    }
    expect(sectionsOf(path, await savedText(page, path))).toMatchObject(after);
  }).toPass({ timeout: 60_000 });
});

test("a drawing is chosen by its picture with keys alone, at the field to which a problem links", async ({
  page,
}) => {
  const path = "content/pages/home.yaml";
  const before = texts[path] ?? "";
  const at = sectionsOf(path, before).findIndex(({ section }) => section === "reasons") + 1;
  await openForm(page, path, [
    "sections",
    { index: at - 1 },
    "points",
    { index: 1 },
    "gallery",
    { index: 0 },
    "drawing",
  ]);
  const field = page.getByRole("button", { name: "Drawing Receipt" });
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Choose: Drawing" });
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  // By its alternative text.
  await page.keyboard.type("blocks taller");
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("button", { name: "Storage" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Drawing Storage" })).toBeFocused();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectSaved(page, path, before.replace("drawing: receipt", "drawing: storage"));
});

for (const path of ["content/blog/answer-every-review.md", "content/pages/shoppers.yaml"])
  test(`a duplicate of ${path} is a draft of a file of its own, without former addresses`, async ({
    page,
  }) => {
    await openForm(page, path);
    const draft = page.getByRole("checkbox", { name: "Draft" });
    await expect(draft).not.toBeChecked();
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await expect(draft).toBeChecked();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page).toHaveURL(/\/entries\//);
    const [, name = ""] = /entries\/([\w-]+)$/.exec(page.url()) ?? [];
    const copy = path.replace(/[\w-]+(?=\.\w+$)/, name);
    expect(Object.keys(texts)).not.toContain(copy);
    const saved = await savedText(page, copy);
    expect(saved).toMatch(/^draft: true$/m);
    expect(saved).not.toMatch(/^(formerly|id: 7$)/m);
  });
