/**
 * Replaces Next's module of the same exports (hosting/next-output.ts, replacedInExport). That one
 * adds a hash of the request's headers to a payload's address ("?_rsc=…"). An exported payload is
 * the same for all requests: under one address it is fetched and cached once.
 */
export async function setCacheBustingSearchParam() {}

export function setCacheBustingSearchParamWithHash() {}
