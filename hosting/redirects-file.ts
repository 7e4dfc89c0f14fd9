/** What this needs of a route as Next hands it to an adapter. */
type Route = { source?: string; status?: number; headers?: Record<string, string> };

/**
 * The file that Cloudflare and Netlify read, from the redirects of next.config.ts.
 * @returns one line per redirect, "/from /to 308"
 */
export function redirectsFile(routes: readonly Route[]): string {
  const lines = routes.flatMap(({ source, status, headers }) => {
    const location = headers?.Location;
    // Next's own rule about trailing slashes is a pattern; the hosts have theirs.
    const isExact = source && !source.includes(":");
    return isExact && location && status ? [`${source} ${location} ${status}\n`] : [];
  });
  return lines.join("");
}
