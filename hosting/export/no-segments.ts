/**
 * Stands in for Next's module of the same exports (next.config.ts, "resolveAlias"), which writes
 * each page's payload a second time, cut into the parts that a link of Next's fetches ahead, and
 * takes a third of the page's time for it. Ours fetches the payload itself
 * (components/ui/fetch-ahead.ts).
 */
export async function collectSegmentData() {}

export async function collectPrefetchHints() {}
