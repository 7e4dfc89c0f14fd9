/**
 * Stands in for Next's module of the same exports (next.config.ts, "resolveAlias"), which makes the
 * payloads of a page. It does less of it, and takes half the time.
 */
import {
  collectPrefetchHints as measure,
  collectSegmentData as writeAll,
} from "next/dist/server/app-render/collect-segment-data";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";

const hintsOfRoutes = new Map<string, ReturnType<typeof measure>>();

/**
 * Which payloads travel together. Next writes and compresses all of a page's once more to decide
 * that; pages of one route get the same answer, so the first is measured.
 */
export function collectPrefetchHints(...page: Parameters<typeof measure>) {
  const route = workAsyncStorage.getStore()?.page;
  if (!route) return measure(...page);
  const hints = hintsOfRoutes.get(route) ?? measure(...page);
  hintsOfRoutes.set(route, hints);
  return hints;
}

/** The payloads, without the whole page's: that is in the ".txt" file, and nothing asks for this one. */
export async function collectSegmentData(...page: Parameters<typeof writeAll>) {
  const payloads = [...(await writeAll(...page))];
  return new Map(payloads.filter(([path]) => String(path) !== "/_full"));
}
