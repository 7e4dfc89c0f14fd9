import type { Browser } from "playwright";

/**
 * The longest task of a page's main thread after the visitor's first move, on a processor four times
 * as slow, in milliseconds; 0 where none takes 50.
 */
export async function longestTask(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { waitUntil: "networkidle" });
  const longest = page.evaluateHandle(observeTasks);
  await page.mouse.move(5, 5);
  await page.mouse.move(2, 2);
  await page.waitForTimeout(settling);
  const duration = await (await longest).evaluate(({ duration }) => duration);
  await page.close();
  return Math.round(duration);
}

/** In milliseconds: React hydrates after its scripts have loaded. */
const settling = 3000;

function observeTasks(): { duration: number } {
  const longest = { duration: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      longest.duration = Math.max(longest.duration, duration);
  }).observe({ type: "longtask" });
  return longest;
}
