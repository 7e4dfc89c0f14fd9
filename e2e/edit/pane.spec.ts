import { expect as baseExpect, type Page, test } from "playwright/test";
import { editAddress } from "../../site/edit-address.ts";
import { fieldAt, openLocalClone, pageIn, paneOf, pressUntilFocused } from "./local-clone.ts";

// The editor is a script of 2 MB, and builds its forms by and by.
const expect = baseExpect.configure({ timeout: 60_000 });

const notes = (page: Page) => paneOf(page).getByRole("status");

test("the page follows the form, and keeps what is last good while a field is wrong", async ({
  page,
}) => {
  await openLocalClone(page, editAddress("content/pages/how-we-answer.yaml"));
  const heading = pageIn(page).getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("How We Answer");
  const field = fieldAt(page, "sections.0.title");
  await pressUntilFocused(page, () => heading.click(), "sections.0.title");
  await field.fill("How We Answer Today");
  await expect(heading).toHaveText("How We Answer Today");

  await field.fill("");
  const problem = notes(page).getByRole("button", { name: "Hero 1, Title" });
  await expect(problem).toBeVisible();
  await expect(heading).toHaveText("How We Answer Today");
});

test("a plan's name that others quote stays as it was, and comes back with the word", async ({
  page,
}) => {
  await openLocalClone(
    page,
    editAddress("content/prices.yaml", ["categories", "flyer", "heading"]),
  );
  const heading = pageIn(page).getByRole("heading", { level: 1 });
  await expect(heading).not.toHaveText("");
  const name = fieldAt(page, "categories.flyer.plans.0.id");
  const ofName = ["categories", "flyer", "plans", { index: 0 }, "id"];
  await page.goto(editAddress("content/prices.yaml", ofName));
  await expect(name).toBeFocused();
  const before = await name.inputValue();
  await name.fill(`${before}-or-more`);
  await expect(notes(page)).toContainText("is needed as it was");
  await name.fill(before);
  await expect(notes(page)).not.toContainText("is needed as it was");
});

test("a press leads to the field whose change changes the words, in whichever form", async ({
  page,
}) => {
  await openLocalClone(page, editAddress("content/services/digital-flyers.yaml"));
  const shown = pageIn(page);
  // Words, in their section.
  const heading = shown.getByRole("heading", { level: 1 });
  await pressUntilFocused(page, () => heading.click(), "page.sections.0.title");

  // An amount, of another form.
  await shown.getByRole("list", { name: "Plans" }).getByText("48").click();
  await expect(notes(page)).toContainText("This is of another form: ");
  await expect(notes(page).getByRole("link", { name: /^Prices, .*Amount$/ })).toBeVisible();

  // A link of the bar.
  await shown.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(
    notes(page).getByRole("link", { name: /^Menus and footers, .*Label$/ }),
  ).toBeVisible();

  // The code's own words.
  await shown.locator("main .only-elsewhere").first().click();
  await expect(notes(page)).toContainText("they are a part of the design");
});

test("the day of a post leads to its day", async ({ page }) => {
  await openLocalClone(page, editAddress("content/blog/answer-every-review.md"));
  const day = pageIn(page).locator("main time").first();
  await pressUntilFocused(page, () => day.click(), "date");
});

test("a form in the page sends nothing", async ({ page }) => {
  await openLocalClone(page, editAddress("content/pages/contact.yaml"));
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posted.push(request.url());
  });
  await pageIn(page).getByRole("button", { name: "Send Message" }).click();
  await expect(notes(page)).toContainText("Nothing was sent: this is the editor.");
  expect(posted).toEqual([]);
});

test("a field in focus comes into sight, also in an item that is closed and in a shared file", async ({
  page,
}) => {
  await openLocalClone(page, editAddress("content/faq.yaml", ["items", { index: 12 }, "answer"]));
  const answers = pageIn(page).locator("main details");
  await expect(answers.nth(12)).toHaveAttribute("open");
  await expect(answers.nth(12)).toBeInViewport();
});

test("a form says that another tab has saved its entry, and asks before it writes over it", async ({
  page,
  context,
}) => {
  const address = editAddress("content/pages/how-we-answer.yaml");
  await openLocalClone(page, address);
  const heading = pageIn(page).getByRole("heading", { level: 1 });
  await pressUntilFocused(page, () => heading.click(), "sections.0.title");
  const other = await context.newPage();
  // The browser keeps the folder that was chosen.
  await other.goto(address);
  const there = pageIn(other).getByRole("heading", { level: 1 });
  await pressUntilFocused(other, () => there.click(), "sections.0.title");
  await fieldAt(other, "sections.0.title").fill("Said Elsewhere");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(notes(page)).toContainText("This was saved in another tab");

  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    dialog.dismiss();
  });
  await fieldAt(page, "sections.0.title").fill("Said Here");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => questions).toHaveLength(1);
});
