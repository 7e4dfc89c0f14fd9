/**
 * Replaces Next's module of the same exports (hosting/next-output.ts, replacedInExport). That one
 * writes each page's payload a second time, in the segments that next/link prefetches, which is a
 * third of the page's build time. Our links fetch the whole payload (components/ui/fetch-ahead.ts).
 */
export async function collectSegmentData() {}

export async function collectPrefetchHints() {}
