import { mostRedirects, type SiteRedirect } from "../site/pages/redirects.ts";
import type { HeaderRule } from "./headers.ts";

/** Cloudflare's limits: redirects of one address each, header rules, characters of a line. */
const limits = { redirects: mostRedirects, headers: 100, line: 2000, redirect: 1000 };

/**
 * `_redirects` for Cloudflare, which matches exact addresses: each redirect as it is and, as far as
 * Cloudflare's limit allows, with a slash. They are permanent, and `_headers` makes browsers revalidate
 * them, so that an editor can take one back.
 * @throws an error where Cloudflare would leave out a redirect itself, or read it as a pattern
 */
export function redirectsFile(redirects: readonly SiteRedirect[]): string {
  const lines = redirects.map(({ from, to }) => `${from} ${to} 308`);
  for (const line of lines) {
    if (/[*:]/.test(line)) throw new Error(`_redirects: Cloudflare reads "${line}" as a pattern`);
    if (line.length > limits.redirect)
      throw new Error(`_redirects: "${line}" is longer than ${limits.redirect} characters`);
  }
  if (lines.length > limits.redirects)
    throw new Error(
      `_redirects: ${lines.length} redirects, Cloudflare reads ${limits.redirects}; take old ones out of content/redirects.yaml, or former names (formerly) out of posts`,
    );
  // Cloudflare by itself takes two hops from /index/.
  const slashed = ["/index/ / 308", ...redirects.map(({ from, to }) => `${from}/ ${to} 308`)];
  return `${[...lines, ...slashed].slice(0, limits.redirects).join("\n")}\n`;
}

/**
 * `_headers` for Cloudflare, which joins the values of all rules that match: a rule first removes
 * ("! Name") the value that an earlier rule may have set.
 * @throws an error where the file cannot express a rule, or exceeds a limit
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const seen = new Set<string>();
  const blocks = rules.map(({ source, headers }) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => {
      const line = `  ${name}: ${value}`;
      if (line.length > limits.line)
        throw new Error(`_headers: ${name} of ${source} is longer than ${limits.line} characters`);
      const isRepeated = seen.has(name.toLowerCase());
      seen.add(name.toLowerCase());
      return isRepeated ? [`  ! ${name}`, line] : [line];
    });
    return [pattern(source), ...lines].join("\n");
  });
  if (blocks.length > limits.headers)
    throw new Error(`_headers: ${blocks.length} rules, Cloudflare reads ${limits.headers}`);
  return `${blocks.join("\n\n")}\n`;
}

/** Asks search engines to list nothing. */
export const unlisted = { "X-Robots-Tag": "noindex" };

/**
 * Rules for Cloudflare that hold for a host. The site's own and localhost take back what every other
 * host says, such as a preview's (`unlisted`). At the host of this build alone, browsers ask for all by
 * https: at http://localhost, WebKit would then load no script.
 * @param origins of all regions' sites: "https://www.angel-app.com"
 * @param origin of this build's
 */
export function hostRules(origins: readonly string[], origin: string): string {
  const own = [...new Set(["https://localhost", ...origins.flatMap(withAndWithoutWww)])];
  const upgrade = "  Content-Security-Policy: upgrade-insecure-requests\n";
  return own
    .map((host) => `\n${host}/*\n  ! X-Robots-Tag\n${host === origin ? upgrade : ""}`)
    .join("");
}

/** The domain itself and its "www" are one site: one of them leads to the other. */
function withAndWithoutWww(origin: string): string[] {
  const bare = origin.replace("://www.", "://");
  return [bare, bare.replace("://", "://www.")];
}

/** "/:path*.txt" → "/*.txt" */
function pattern(source: string): string {
  const result = source.replace("/:path*", "/*");
  if (/[:(){}+?\\]/.test(result))
    throw new Error(`_headers: "${source}" is no exact address and has no single ":path*"`);
  return result;
}
