import { expect, type Page, test } from "playwright/test";
import { sectionOf } from "../support/section-of.ts";
import { everySection } from "../support/site.ts";

const path = "/every-section";
const { title: heading, start, reaches } = sectionOf(everySection, "map").radius;

const region = (page: Page) => page.getByRole("region", { name: heading });
const slider = (page: Page) =>
  region(page).getByRole("slider", { name: "Radius around your shop" });

/** Presses and moves a finger by shares of the slider's width and by pixels down. */
async function drag(page: Page, from: number, to: number, down = 0) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider(page).boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number, below: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + share * width, y: y + height / 2 + below }],
    });
  await touch("touchStart", from, 0);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch("touchMove", from + (to - from) * part, down * part);
  await touch("touchEnd", to, down);
}

test.use({ hasTouch: true });

test("the circle follows the slider, by a finger and by keys, and words say what it reaches; a link leads to the contact page", async ({
  page,
}) => {
  await page.goto(path);
  const said = region(page).getByRole("status");
  await expect(said).toContainText(`${start} km`);
  const circle = region(page).locator("circle[stroke-width]");
  const width = async () => (await circle.boundingBox())?.width ?? 0;
  const before = await width();
  await slider(page).scrollIntoViewIfNeeded();
  // A finger on a slider fires no click and gives no focus.
  await drag(page, (start - 1) / 9, 0.8);
  await expect(said).not.toContainText(`${start} km`);
  await expect.poll(width).toBeGreaterThan(before);
  const chosen = await slider(page).inputValue();
  // Beside its thumb, a finger may want to scroll.
  await drag(page, 0.3, 0.3, -60);
  await drag(page, 0.3, 0.3);
  await expect(slider(page)).toHaveValue(chosen);

  // After a reload nothing has to be touched for the circle to follow.
  await page.reload();
  await expect(said).toContainText(`${chosen} km`);
  await slider(page).focus();
  await page.keyboard.press("End");
  await expect(said).toContainText("10 km");
  await expect(said).toContainText("314");
  await expect(said).toContainText(reaches.at(-1)?.text ?? "");
  await expect.poll(width).toBeGreaterThan(2 * before);
  // A translator puts each text into an element of its own.
  await said.evaluate((output) => {
    const texts = document.createTreeWalker(output, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode);
    for (const node of nodes) {
      const font = document.createElement("font");
      node.parentNode?.replaceChild(font, node);
      font.append(node.cloneNode());
    }
  });
  await page.keyboard.press("Home");
  await expect(said).toContainText(reaches[0]?.text ?? "");
  await expect(said).not.toContainText(/10 km|314/);
  await expect(said).not.toContainText(reaches.at(-1)?.text ?? "");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "1 km");
  await region(page).getByRole("link", { name: "Ask about your area" }).click();
  await expect(page).toHaveURL("/contact");
});
