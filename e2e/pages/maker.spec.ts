import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "playwright/test";
import { hydrated, scriptsOf, sizes } from "../support/hydration.ts";
import { content, sectionAt } from "../support/site.ts";

const path = "/services/digital-flyer-app";
const { maker, prices } = content;
const { heading } = maker.flyer;
const [shop, item, price] = ["Your shop's name", "What you sell", "Its price"];
const { plans } = prices.categories.flyer;

const region = (page: Page) => page.getByRole("region", { name: maker.eyebrow });
const field = (page: Page, label = "") => region(page).getByLabel(label, { exact: true });
const picture = (page: Page) => region(page).getByRole("img");

test("what is typed shows in the picture, is saved as one, and nothing is asked of the network", async ({
  page,
  context,
}) => {
  // A mouse downloads, also where the device could share.
  await page.addInitScript(() => {
    const share = () => Promise.reject(new DOMException("", "AbortError"));
    Object.assign(navigator, { canShare: () => true, share });
  });
  await page.goto(path);
  await expect(region(page).getByRole("heading", { name: heading })).toBeVisible();
  await expect(region(page).getByText("Example", { exact: true })).toBeVisible();
  await hydrated(field(page, shop));
  await context.setOffline(true);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  await field(page, shop).fill("<b>شاي</b> 🍕");
  await field(page, item).fill("x".repeat(60));
  await field(page, price).fill("6,5");
  await expect(field(page, item)).toHaveValue("x".repeat(40));
  await expect(picture(page)).toContainText("<b>شاي</b> 🍕");
  await expect(picture(page)).toContainText("$6.50");
  await expect(region(page).getByText("Your flyer", { exact: true })).toBeVisible();
  const run = plans.at(-1)?.label ?? "";
  await region(page).getByRole("radio", { name: run }).check();
  await expect(
    region(page).getByRole("link", { name: `Start ${run}`, exact: true }),
  ).toHaveAttribute("href", content.site.dashboard.register);
  await expect(region(page).getByRole("status")).toContainText("$6.50");

  const download = page.waitForEvent("download");
  await region(page).getByRole("button", { name: "Save the picture" }).click();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(1, 4).toString()).toBe("PNG");
  // But for pictures further down, which typing brings closer.
  expect(requests.filter((url) => !/^blob:|\/pictures\//.test(url))).toEqual([]);

  await context.setOffline(false);
  await page.reload();
  await expect(field(page, price)).toHaveValue("6,5");
  await hydrated(field(page, shop));
  await expect(picture(page)).toContainText("$6.50");
});

test.describe("where fingers press", () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test("the picture is shared, and downloaded where sharing is refused or does not end", async ({
    page,
  }) => {
    const shared: unknown[] = [];
    await page.exposeFunction("onShare", (file: unknown) => shared.push(file));
    await page.addInitScript(() => {
      let isOpen = false;
      const share = ({ files: [{ name, type }] }: { files: [File] }) =>
        new Promise((_, reject) => {
          const end = (error: string) => {
            isOpen = false;
            reject(new DOMException("", error));
          };
          if (isOpen) return reject(new DOMException("", "InvalidStateError"));
          isOpen = true;
          Object.assign(window, { end });
          Reflect.get(window, "onShare")({ name, type });
        });
      Object.assign(navigator, { canShare: () => true, share });
    });
    const end = (error: string) =>
      page.evaluate((error) => Reflect.get(window, "end")(error), error);
    const downloads: unknown[] = [];
    page.on("download", (download) => downloads.push(download));
    await page.goto(path);
    await field(page, shop).tap();
    const save = region(page).getByRole("button", { name: "Save the picture" });

    await save.tap();
    await expect.poll(() => shared).toEqual([{ name: "flyer.png", type: "image/png" }]);
    await end("AbortError");
    await save.tap();
    await expect.poll(() => shared).toHaveLength(2);
    expect(downloads).toEqual([]);
    const download = page.waitForEvent("download");
    await save.press("Enter");
    expect((await download).suggestedFilename()).toBe("flyer.png");
    await expect(region(page).getByText("in your downloads").first()).toBeVisible();
  });
});

test("a browser that makes no picture, or noise, is said", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
  });
  await page.goto(path);
  await hydrated(field(page, shop));
  const save = region(page).getByRole("button", { name: "Save the picture" });
  await save.click();
  await expect(region(page).getByText("could not make the picture").first()).toBeVisible();
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(1, 1);
  });
  await save.click();
  await expect(region(page).getByText("would save noise").first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test("who only scrolls loads no script; the picture is in sight of each field", async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto(path);
    await picture(page).scrollIntoViewIfNeeded();
    expect(scripts).toEqual([]);
    await field(page, price).tap();
    await expect(picture(page)).toBeInViewport();
    await field(page, price).fill("9");
    await expect(picture(page)).toContainText("$9");
  });

  test("the home page's first screen has the first field and the picture's top; a touch starts it", async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto("/");
    const { title, cost } = sectionAt("/", "maker-hero");
    const hero = page.getByRole("region", { name: title });
    const typed = hero.getByLabel(shop ?? "", { exact: true });
    await expect(typed).toBeInViewport({ ratio: 1 });
    await expect(hero.getByRole("img")).toBeInViewport();
    await hero.getByText(cost).scrollIntoViewIfNeeded();
    expect(scripts).toEqual([]);
    await typed.tap();
    await typed.fill("Oak & Ash");
    await expect(hero.getByRole("img")).toContainText("Oak & Ash");
    await expect(hero.getByRole("img", { name: /Oak & Ash/ })).toBeInViewport();
  });
});
