import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import type { Driver } from "./driver.ts";
import { click, hover, showAsPaper, until, wake } from "./page.ts";

type Step = (page: Driver, origin: string) => Promise<void>;

/** Width of a narrow window, in px; WebKit's is not narrower. */
const narrow = 450;

/** What is tried in each engine, on the site as it was built last; one does not need another. */
export const steps: Record<string, Step> = {
  async "eleven pages start without an error"(page, origin) {
    for (const path of await elevenPages(origin)) {
      await page.open(origin + path);
      await wake(page);
      assert.deepEqual(await page.errors(), [], path);
    }
  },

  async "headings hyphenate no short word"(page, origin) {
    for (const width of [narrow, 1280]) {
      await page.resize(width, 800);
      for (const path of ["/", "/services", "/why-angel-app", "/flyer-pricing"]) {
        await page.open(origin + path);
        assert.deepEqual(await page.run(brokenWords), [], `${path} at ${width} px`);
      }
    }
  },

  async "dropdowns hang from the bar wherever the page is scrolled to"(page, origin) {
    await page.open(`${origin}/`);
    await wake(page);
    for (const height of [800, 400]) {
      await page.resize(1280, height);
      for (const top of [0, 800, 2000]) {
        await page.run((top) => scrollTo({ top, behavior: "instant" }), top);
        await hover(page, '[popovertarget="_services-menu"]');
        await until(page, isWhole, "_services-menu");
        await click(page, '[popovertarget="_region-menu"]');
        await until(page, isWhole, "_region-menu");
        await page.keys("Escape");
        await until(page, () => !document.querySelector(".dropdown:popover-open"));
        await page.move(2, 300);
      }
    }
  },

  async "the menu of narrow screens opens, closes and leads to a page"(page, origin) {
    await page.resize(narrow, 800);
    await page.open(`${origin}/about`);
    await wake(page);
    await click(page, '[popovertarget="_menu"]');
    await until(page, () => document.querySelector("main")?.inert);
    await page.keys("Escape");
    await until(page, () => !document.querySelector("#_menu:popover-open"));
    await click(page, '[popovertarget="_menu"]');
    await click(page, "#_menu summary");
    await click(page, '#_menu details a[href^="/services/"]');
    await until(page, () => location.pathname.startsWith("/services/"));
  },

  async "an accordion has one item open, and a link opens a closed one"(page, origin) {
    await page.open(origin + (await pathBelow(origin, "/services/")));
    await click(page, ".accordion details:nth-child(3) summary");
    await until(page, isOnlyOpen, 2);
    await page.run(() => {
      const closed = document.querySelector(".accordion details:last-child > [id]");
      document.querySelector("header a")?.setAttribute("href", `#${closed?.id}`);
    });
    await click(page, "header a");
    await until(page, isOnlyOpen, -1);
    await until(page, () => {
      const item = document.querySelector(".accordion details:last-child > [id]");
      const { top = 0, bottom = 0 } = item?.getBoundingClientRect() ?? {};
      return top > 0 && bottom < innerHeight ? true : [top, bottom];
    });
  },

  async "tabs open one panel, by the mouse and by arrow keys"(page, origin) {
    await page.open(`${origin}/about`);
    await wake(page);
    await click(page, ".tabs li:nth-child(2) a");
    await until(page, isOpenTab, 1);
    await page.keys("ArrowRight");
    await until(page, isOpenTab, 2);
  },

  async "a carousel moves, goes to the slide of a dot, and pauses"(page, origin) {
    await page.open(`${origin}/about`);
    await wake(page);
    await hover(page, ".carousel");
    await until(page, () => document.querySelector(".carousel")?.matches("[data-live]"));
    await page.move(2, 300);
    const dot = ".carousel .dots [aria-current]";
    await until(page, isNamedOtherwise, dot, await page.run(nameOf, dot));
    const pause = ".carousel .controls button";
    const name = await page.run(nameOf, pause);
    await click(page, pause);
    await until(page, isNamedOtherwise, pause, name);
    await click(page, ".carousel .dots button:last-child");
    await until(page, () => {
      const { left = 0, right = 0 } =
        document.querySelector(".carousel .view")?.getBoundingClientRect() ?? {};
      const slide = document.querySelector(".carousel li:last-child")?.getBoundingClientRect();
      return slide && slide.left > left - 2 && slide.right < right + 2;
    });
  },

  async "the contact form names what is missing or wrong"(page, origin) {
    await page.open(`${origin}/contact`);
    // At once: the press is kept until the scripts are there.
    await click(page, 'main form [type="submit"]');
    await until(page, () => document.querySelectorAll('form [aria-invalid="true"]').length === 6);
    await until(page, () => document.activeElement?.id === "firstName");
    await page.keys(..."Ada");
    await until(page, () => !document.querySelector("#firstName-error"));
    await click(page, "#email");
    await page.keys(..."ada@");
    await click(page, "#subject");
    await until(page, () => !!document.querySelector("#email-error")?.textContent);
  },

  async "a copy button copies at the first press"(page, origin) {
    await page.open(`${origin}/documents`);
    await click(page, "[data-copy]");
    await until(page, () => {
      const button = document.querySelector<HTMLElement>("[data-copy]");
      const notice = button?.nextElementSibling?.textContent;
      return (notice && notice === button?.dataset.copied) || notice;
    });
  },

  async "a share button opens a window of 550 × 400 at the first press"(page, origin) {
    await page.open(`${origin}/dtransfer/redmore`);
    await page.run(() => {
      window.open = (_address, _name, features) => {
        // Only during the visitor's own press do browsers let windows open.
        Reflect.set(window, "opened", `${features} ${navigator.userActivation.isActive}`);
        return { focus() {} } as Window;
      };
    });
    await click(page, "[data-window]");
    await until(page, () => {
      const opened = String(Reflect.get(window, "opened"));
      const isSmall = /popup,width=550,height=400,.* true$/.test(opened);
      return (isSmall && location.pathname === "/dtransfer/redmore") || opened;
    });
  },

  async "paper shows everything, and no word of a heading in two parts"(page, origin) {
    await page.open(`${origin}/about`);
    await wake(page);
    await showAsPaper(page);
    await until(page, () => {
      const panels = [...document.querySelectorAll(".tabs > section")];
      const isEmpty = !document.querySelector("footer")?.checkVisibility();
      return isEmpty && panels.every((panel) => panel.checkVisibility());
    });
    await page.open(`${origin}/services`);
    await showAsPaper(page);
    assert.deepEqual(await page.run(brokenWords, 99), []);
    if (!page.print) return;
    const titles = await page.run(() =>
      [...document.querySelectorAll(".group h2, .group h3")].map((title) => title.textContent),
    );
    assert.deepEqual(missingIn(await page.print(), titles), [], "/services");
    // At once, while the hero's demo comes together.
    await page.open(`${origin}/`);
    const demo = await page.run(
      // biome-ignore lint/performance/useDomNodeTextContent: that joins words of several lines
      () => document.querySelector<HTMLElement>("main [role=img]")?.innerText,
    );
    assert.deepEqual(missingIn(await page.print(), [demo]), [], "/");
  },
};

/** A page of each layout of its own, a service and a post. */
async function elevenPages(origin: string): Promise<string[]> {
  const found = await Promise.all(
    ["/services/", "/blog-lists/"].map((top) => pathBelow(origin, top)),
  );
  const fixed = ["/", "/services", "/flyer-pricing", "/about", "/contact", "/blog-lists"];
  return [...fixed, "/documents", "/dtransfer/redmore", "/pop-up", ...found];
}

/** The first page of the sitemap below an address. */
async function pathBelow(origin: string, top: string): Promise<string> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const path = new RegExp(`<loc>https://[^/]+(${top}[^<]+)`).exec(sitemap)?.[1];
  return path ?? assert.fail(`no page of the sitemap is below ${top}`);
}

/** Words of up to `length` letters in headings that stand on two lines. */
function brokenWords(length = 11): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll("h1, h2, h3")) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // In WebKit, a line break before the word has a box, too, as narrow as a caret.
        const boxes = [...range.getClientRects()].filter((box) => box.width > box.height / 3);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        if (lines.size > 1 && word.length <= length) broken.push(word);
      }
  }
  return broken;
}

/** Whether a dropdown begins where the bar ends, is inside the window, and lies above the page. */
function isWhole(id: string) {
  const panel = document.getElementById(id) as HTMLElement;
  const { top, left, right, bottom, height } = panel.getBoundingClientRect();
  const bar = document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0;
  const isBelow = Math.abs(top - bar) <= 3;
  const isInside = left >= 0 && right <= innerWidth && bottom <= innerHeight;
  const isTall = height >= Math.min(panel.scrollHeight, innerHeight - bar - 70);
  const inFront = document.elementFromPoint((left + right) / 2, bottom - 20);
  return (isBelow && isInside && isTall && panel.contains(inFront)) || [top, bottom, bar];
}

/** Whether one item of the first accordion is open, the one at an index. */
function nameOf(selector: string): string | null | undefined {
  return document.querySelector(selector)?.ariaLabel;
}

function isNamedOtherwise(selector: string, name: string | null | undefined): boolean {
  return document.querySelector(selector)?.ariaLabel !== name;
}

function isOnlyOpen(index: number): boolean {
  const items = [...(document.querySelector(".accordion")?.querySelectorAll("details") ?? [])];
  return items.every((item) => item.open === (item === items.at(index)));
}

/** Whether the tab at an index is chosen, and its panel the only one that shows. */
function isOpenTab(index: number): boolean {
  const tabs = [...document.querySelectorAll(".tabs [role=tab]")];
  const panels = [...document.querySelectorAll(".tabs > section")];
  const shown = panels.filter((panel) => panel.checkVisibility());
  const isChosen = tabs.findIndex((tab) => tab.ariaSelected === "true") === index;
  return (
    isChosen && shown.length === 1 && shown[0]?.id === tabs[index]?.getAttribute("aria-controls")
  );
}

/** Words of texts that a PDF does not show in one piece. */
function missingIn(pdf: Uint8Array, texts: (string | null | undefined)[]): string[] {
  const printed = execFileSync("pdftotext", ["-", "-"], {
    input: pdf,
    encoding: "utf8",
    maxBuffer: Infinity,
  });
  const words = texts.flatMap((text) => text?.match(/\p{L}{4,}/gu) ?? []);
  return words.filter((word) => !printed.includes(word));
}
