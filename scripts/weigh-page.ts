import { brotliCompressSync } from "node:zlib";
import type { Browser, Page, Response } from "playwright";
import { wake } from "../e2e/support/hydration.ts";

/** Sizes of a page's files by kind, in bytes after brotli, without headers. */
export type Weight = {
  html: number;
  css: number;
  fonts: number;
  images: number;
  other: number;
  scriptsBefore: number;
  scriptFilesBefore: number;
  /** All JavaScript, before and after intent. */
  scriptsAfter: number;
};

type Kind = "html" | "css" | "fonts" | "images" | "scripts" | "other";
type File = { kind: Kind; size: number };

/**
 * Opens a page as a first visitor on a phone does, weighs it untouched, then moves the pointer,
 * presses a key and weighs the JavaScript again.
 */
export async function weighPage(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const files: Promise<File>[] = [];
  page.on("response", (response) => {
    // Pictures have no budget: the build makes them as light as it can, and they come when near.
    if (!new URL(response.url()).pathname.startsWith("/pictures/")) files.push(weigh(response));
  });
  try {
    const quiet = quietOf(page);
    await page.goto(url, { waitUntil: "load" });
    await quiet();
    const before = await Promise.all(files);
    // In the corner, since a link below the pointer is prefetched, and no event tells of its end.
    await wake(page);
    // A key that does nothing: Tab would fetch the page behind the first link.
    await page.keyboard.press("Shift");
    await quiet();
    const after = await Promise.all(files);
    return {
      html: sum(before, "html"),
      css: sum(before, "css"),
      fonts: sum(before, "fonts"),
      images: sum(before, "images"),
      other: sum(before, "other"),
      scriptsBefore: sum(before, "scripts"),
      scriptFilesBefore: before.filter(({ kind }) => kind === "scripts").length,
      scriptsAfter: sum(after, "scripts"),
    };
  } finally {
    await context.close();
  }
}

const sum = (files: File[], wanted: Kind) =>
  files.reduce((total, { kind, size }) => (kind === wanted ? total + size : total), 0);

/**
 * Returns a function that waits until the page has asked for nothing during half a second.
 * `waitForLoadState("networkidle")` would not wait a second time.
 */
function quietOf(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let last = Date.now();
  const note = (request: unknown, isOpen: boolean) => {
    if (isOpen) open.add(request);
    else open.delete(request);
    last = Date.now();
  };
  page.on("request", (request) => note(request, true));
  page.on("requestfinished", (request) => note(request, false));
  page.on("requestfailed", (request) => note(request, false));
  return async () => {
    const start = Date.now();
    last = start;
    while (open.size > 0 || Date.now() - last < 500) {
      if (Date.now() - start > 60_000) throw new Error(`${page.url()} does not stop loading`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}

async function weigh(response: Response): Promise<File> {
  const kind = kindOf(response);
  const body = await response.body().catch(() => Buffer.alloc(0));
  return { kind, size: kind === "fonts" ? body.length : compressed(body) };
}

function kindOf(response: Response): Kind {
  const type = response.headers()["content-type"] ?? "";
  if (type.startsWith("text/html")) return "html";
  if (type.startsWith("text/css")) return "css";
  if (type.startsWith("font/")) return "fonts";
  if (type.startsWith("image/")) return "images";
  return type.includes("javascript") ? "scripts" : "other";
}

const sizes = new Map<string, number>();

/** Size after brotli at level 11, as hosts keep static files, unless compression makes it larger. */
function compressed(body: Buffer): number {
  const key = body.toString("latin1");
  const size = sizes.get(key) ?? Math.min(body.length, brotliCompressSync(body).length);
  sizes.set(key, size);
  return size;
}
