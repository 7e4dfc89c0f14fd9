import { expect, type Page, test } from "playwright/test";
import { collectionOf } from "../../site/load/collections.ts";
import { readSource } from "../../site/load/source.ts";
import { pages } from "../support/site.ts";
import { templatesOf } from "../templates/templates.ts";
import { texts } from "./local-clone.ts";

/** The entries as the editor has them. */
const entries = Object.entries(texts).flatMap(([path, text]) => {
  const { data, body } = readSource(path, text);
  const fields = path.endsWith(".md") ? { ...(data as object), body } : data;
  return { collection: collectionOf(path)?.name, path, data: fields };
});

type Frame = {
  takeSaved(entries: unknown[]): void;
  showAt(path: string): boolean;
};

/** Opens the page beside a form by itself. */
async function openFrame(page: Page): Promise<void> {
  await page.goto("/edit/page");
  await page.waitForFunction(() => "frame" in window);
  await page.evaluate(
    (all) => (window as unknown as { frame: Frame }).frame.takeSaved(all),
    entries,
  );
}

/** Shows the page at an address, and waits until it is there. */
async function showAt(page: Page, path: string): Promise<void> {
  await page.evaluate((at) => {
    document.documentElement.dataset.before = "";
    return (window as unknown as { frame: Frame }).frame.showAt(at);
  }, path);
  await page.waitForFunction(
    (at) => location.pathname === at && document.querySelector("main, [id=_main]"),
    path,
  );
}

/** Elements and texts of a page's parts, in their order, or the boxes and fonts of these. */
function partsOf(page: Page, hasBoxes: boolean): Promise<string[]> {
  return page.evaluate((boxes) => {
    const all: string[] = [];
    const add = (node: Node): void => {
      if (node instanceof Text) {
        const text = node.data.replace(/\s+/g, " ").trim();
        if (text && !boxes) all.push(text);
      }
      if (!(node instanceof Element) || node.matches("script, style, template, pattern")) return;
      const { id, nodeName } = node;
      const target = node.getAttribute("href") ?? node.getAttribute("src") ?? "";
      // React's own ids differ.
      const name = `${nodeName} ${/^_[A-Za-z]_/.test(id) ? "" : id} ${target.startsWith("#_") ? "" : target}`;
      const { x, y, width, height } = node.getBoundingClientRect();
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(node);
      const box = [x, y + scrollY, width, height].map(Math.round);
      if (!boxes) all.push(name);
      else if (width * height > 0 && node.checkVisibility())
        all.push([nodeName, ...box, fontFamily, fontSize, fontWeight].join(" "));
      for (const child of node.childNodes) add(child);
    };
    for (const part of document.querySelectorAll("body > :is(aside, header, nav, main, footer)"))
      add(part);
    return all;
  }, hasBoxes);
}

test("each page beside its form has the elements and texts of the built one", async ({
  browser,
  page,
}) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await openFrame(page);
  const { origin } = new URL(page.url());
  for (const { path } of pages) {
    await plain.goto(origin + path);
    const built = await partsOf(plain, false);
    await showAt(page, path);
    await expect.poll(() => partsOf(page, false), { message: path }).toEqual(built);
  }
});

test("a page of each template has its boxes and fonts beside its form", async ({
  browser,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openFrame(page);
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const plain = await context.newPage();
  for (const path of templatesOf(pages).filter((each) => pages.some((one) => one.path === each))) {
    await plain.goto(origin + path);
    const built = await partsOf(plain, true);
    await showAt(page, path);
    await expect.poll(() => partsOf(page, true), { message: path }).toEqual(built);
  }
});
