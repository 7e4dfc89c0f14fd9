/**
 * Stands in for Next's module of the same exports (next.config.ts, "resolveAlias"), which adds
 * to the address of a payload what the browser has in view ("?_rsc=…"). A file is the same
 * whatever is asked with it: under one address it is fetched once, and kept once.
 */
export async function setCacheBustingSearchParam() {}

export function setCacheBustingSearchParamWithHash() {}
