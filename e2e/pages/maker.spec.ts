import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import { holdScripts, hydrated, painted, scriptRequests, sizes } from "../support/hydration.ts";
import { content, sectionAt } from "../support/site.ts";

const path = "/services/digital-flyer-app";
const { maker, prices } = content;
const [shop, item, price] = ["Your shop's name", "What you sell", "Its price"];
const { plans } = prices.categories.flyer;

const region = (page: Page) => page.getByRole("region", { name: maker.eyebrow });
const field = (page: Page, label = "") =>
  region(page).getByRole("textbox", { name: label, exact: true });
/** The push notification on the phone: readers have the fields. */
const push = (page: Page) => page.locator("[data-message]");
const save = (page: Page) => region(page).getByRole("button", { name: "Save your flyer" });

test("what is typed on the sheet is on the phone, is said and saved, and nothing is asked of the network", {
  tag: "@engines",
}, async ({ page }) => {
  // A mouse downloads, also where the device could share.
  await page.addInitScript(() => {
    const share = () => Promise.reject(new DOMException("", "AbortError"));
    Object.assign(navigator, { canShare: () => true, share });
  });
  await page.goto(path);
  await expect(push(page)).toContainText(maker.flyer.examples.shop);
  await hydrated(field(page, shop));
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  await field(page, shop).fill("<b>شاي</b> 🍕");
  await field(page, item).fill("x".repeat(60));
  await field(page, price).fill("6,5");
  // Its label says that it takes no more.
  await expect(field(page, `${item} 28 of 28`)).toHaveValue("x".repeat(28));
  await expect(push(page)).toHaveText(`<b>شاي</b> 🍕: ${"x".repeat(28)}, $6.50`);
  // A price is written as it is printed once nobody types in it.
  await expect(field(page, price)).toHaveValue("6,5");
  await field(page, price).blur();
  await expect(field(page, price)).toHaveValue("$6.50");
  const run = plans.at(-1)?.label ?? "";
  await region(page).getByRole("radio", { name: run }).check();
  await expect(
    region(page).getByRole("link", { name: `Start ${run}`, exact: true }),
  ).toHaveAttribute("href", content.site.dashboard.register);
  await expect(region(page).getByRole("status").last()).toContainText("<b>شاي</b> 🍕: xxx");

  const download = page.waitForEvent("download");
  await save(page).click();
  const picture = await readFile(await (await download).path());
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1080 });
  // But for drawings: the sheet's own, and those further down, which typing brings closer.
  expect(requests.filter((url) => !/^blob:|\/pictures\//.test(url))).toEqual([]);

  // A long price keeps its face and is as wide as its place; words have another face.
  const printed = page.locator(".maker-price");
  const face = () => printed.evaluate((element) => getComputedStyle(element).fontFamily);
  const figures = await face();
  await field(page, price).fill("$1,299.95");
  expect(await face()).toBe(figures);
  expect(await printed.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await field(page, price).fill("Half price");
  await expect(push(page)).toContainText(/, Half price$/);
  expect(await face()).not.toBe(figures);
  await field(page, price).fill("6,5");
  await field(page, price).blur();

  await page.reload();
  await expect(field(page, price)).toHaveValue("$6.50");
  await hydrated(field(page, shop));
  await expect(push(page)).toContainText("$6.50");
});

test("the saved picture has the words of the sheet", async ({ page }) => {
  await page.clock.install();
  await page.goto(path);
  await hydrated(field(page, shop));
  const saved = async () => {
    await page.clock.fastForward(1000);
    const download = page.waitForEvent("download");
    await save(page).click();
    return sharp(await (await download).path())
      .raw()
      .toBuffer();
  };
  const before = await saved();
  await field(page, item).fill("Tea");
  const after = await saved();
  const changed = before.filter((value, index) => value !== after[index]);
  expect(changed.length).toBeGreaterThan(1000);
});

test("until the scripts run, what is typed is on the sheet, and nothing else shows the example", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(path);
  await expect(push(page)).toBeVisible();
  await field(page, shop).fill("Oak & Ash");
  await field(page, price).fill("4,50");
  await expect(push(page)).toBeHidden();
  await expect(save(page)).toBeHidden();
  release();
  await expect(push(page)).toContainText("Oak & Ash");
  await expect(push(page)).toBeVisible();
  await expect(save(page)).toBeVisible();
  await expect(field(page, shop)).toHaveValue("Oak & Ash");
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
    await page.clock.install();
    await page.goto(path);
    await field(page, shop).tap();

    // A double press shares once.
    await save(page).evaluate((button: HTMLElement) => ["", ""].map(() => button.click()));
    await expect.poll(() => shared).toEqual([{ name: "flyer.png", type: "image/png" }]);
    await end("AbortError");
    await painted(page);
    expect(shared).toHaveLength(1);
    await page.clock.fastForward(1000);
    await save(page).tap();
    await expect.poll(() => shared).toHaveLength(2);
    expect(downloads).toEqual([]);
    await page.clock.fastForward(1000);
    const download = page.waitForEvent("download");
    await save(page).press("Enter");
    expect((await download).suggestedFilename()).toBe("flyer.png");
    await expect(region(page).getByText("in your downloads")).toBeVisible();
  });
});

test("what keeps a picture from being saved is said: the network, the browser, or its noise", async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
  });
  const saying = async (words: string) => {
    await page.clock.fastForward(1000);
    await save(page).click();
    await expect(region(page).getByText(words)).toBeVisible();
  };
  await page.clock.install();
  await page.goto(path);
  await hydrated(field(page, shop));
  await page.route("**/pictures/flyer-sheet*", (route) => route.abort());
  await saying("Check your connection");
  await page.unrouteAll();
  await saying("could not make the picture");
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(1, 1);
  });
  await saying("would save noise");
});

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test("who only scrolls loads no script; above a keyboard, the whole sheet is in sight of each field", async ({
    page,
  }) => {
    const scripts = scriptRequests(page);
    await page.goto(path);
    const sheet = region(page).getByRole("group", { name: "Your flyer" });
    await sheet.scrollIntoViewIfNeeded();
    expect(scripts).toEqual([]);
    await page.setViewportSize({ width: 390, height: 500 });
    const header = page.getByRole("banner");
    for (const label of [shop, price, item]) {
      await field(page, label).focus();
      await expect(sheet).toBeInViewport({ ratio: 1 });
      const bottom = () => header.evaluate((element) => element.getBoundingClientRect().bottom);
      const top = () => sheet.evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(async () => (await top()) >= (await bottom())).toBe(true);
    }
  });

  test("the home page's first screen has the three fields; a touch starts it", async ({ page }) => {
    const scripts = scriptRequests(page);
    await page.goto("/");
    const { title, cost } = sectionAt("/", "maker-hero");
    const hero = page.getByRole("region", { name: title });
    for (const name of [shop, item, price])
      await expect(hero.getByRole("textbox", { name, exact: true })).toBeInViewport({ ratio: 1 });
    await hero.getByText(cost).scrollIntoViewIfNeeded();
    expect(scripts).toEqual([]);
    const typed = hero.getByRole("textbox", { name: shop, exact: true });
    await typed.tap();
    await typed.fill("Oak & Ash");
    await expect(hero.locator("[data-message]")).toContainText("Oak & Ash");
  });
});
