import type { Page } from "playwright/test";
import { painted } from "./hydration.ts";

/**
 * How far things have moved by themselves (the sum that CLS is made of), and what moved.
 * @param since in milliseconds after the page began
 */
export async function layoutShift(
  page: Page,
  since: number,
): Promise<{ sum: number; moved: string[] }> {
  await painted(page);
  return page.evaluate((since) => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = (observer.takeRecords() as Shift[]).filter((shift) => shift.startTime > since);
    const moved = shifts.flatMap(({ sources }) =>
      sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ""),
    );
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved };
  }, since);
}
