/** A rule of next.config.ts as Next hands it to an adapter (`routing.beforeMiddleware`). */
export type Route = {
  source?: string;
  sourceRegex: string;
  status?: number;
  headers?: Record<string, string>;
  has?: unknown[];
  missing?: unknown[];
};

/** An address that moved; `from` is percent-encoded, as a browser sends it. */
export type HostRedirect = { from: string; to: string; status: number };

/** Headers of all addresses that match `sourceRegex`, which is `source` compiled. */
export type HostHeaders = { source: string; sourceRegex: string; headers: Record<string, string> };

/** The redirects and headers of next.config.ts, as all generators of host files take them. */
export type HostRules = { redirects: HostRedirect[]; headers: HostHeaders[] };

/**
 * Sorts Next's rules.
 * @throws on a rule with a condition (`has`, `missing`): no static host can check it
 */
export function readRoutes(routes: readonly Route[]): HostRules {
  const rules: HostRules = { redirects: [], headers: [] };
  for (const { source, sourceRegex, status, headers = {}, has, missing } of routes) {
    if (!source) continue;
    if (has?.length || missing?.length)
      throw new Error(`next.config.ts: ${source}: static hosts know no "has" and no "missing"`);
    if (!status) rules.headers.push({ source, sourceRegex, headers });
    // What is left with a ":" is Next's own rule about trailing slashes; the hosts have theirs.
    else if (headers.Location && !source.includes(":"))
      rules.redirects.push({
        from: source.replace(/\\(.)/g, "$1"),
        to: headers.Location,
        status,
      });
  }
  return rules;
}

/**
 * Adds a header that only the finished pages can tell to the rule for all addresses.
 * @throws where next.config.ts has no such rule
 */
export function withHeader(rules: HostRules, name: string, value: string): HostRules {
  const all = "/:path*";
  if (!rules.headers.some(({ source }) => source === all))
    throw new Error(`next.config.ts: headers() has no rule for ${all}`);
  const headers = rules.headers.map((rule) =>
    rule.source === all ? { ...rule, headers: { ...rule.headers, [name]: value } } : rule,
  );
  return { ...rules, headers };
}
