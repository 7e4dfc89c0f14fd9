import {
  collectSegmentData,
  collectPrefetchHints as measure,
} from "next/dist/server/app-render/collect-segment-data";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";

/**
 * Stands in for Next's module of the same exports (next.config.ts, "resolveAlias"). To decide which
 * of a page's payloads travel together, Next writes and compresses all of them once more, which is
 * a fifth of a page's time. Pages of one route get the same answer: the first is measured.
 */
const ofRoutes = new Map<string, ReturnType<typeof measure>>();

export function collectPrefetchHints(...page: Parameters<typeof measure>) {
  const route = workAsyncStorage.getStore()?.page ?? "";
  const hints = ofRoutes.get(route) ?? measure(...page);
  ofRoutes.set(route, hints);
  return hints;
}

export { collectSegmentData };
