import { mostRedirects, type SiteRedirect } from "../site/pages/redirects.ts";
import type { HeaderRule } from "./headers.ts";

/** Cloudflare's limits: redirects of one address each, header rules, characters of a line. */
const limits = { redirects: mostRedirects, headers: 100, line: 2000, redirect: 1000 };

/**
 * `_redirects` for Cloudflare, which matches exact addresses in exact letter case. Each redirect comes
 * first as it is; then, as far as Cloudflare's limit allows, with a slash, with ".html" and in lower
 * case, the least likely forms last. They are permanent, and `_headers` makes browsers revalidate them,
 * so that an editor can take one back.
 * @param warn is told how many of these forms are left out
 * @throws an error where Cloudflare would leave out a redirect itself, or read it as a pattern
 */
export function redirectsFile(
  redirects: readonly SiteRedirect[],
  warn: (message: string) => void = console.warn,
): string {
  const line = (from: string, to: string) => `${from} ${to} 308`;
  const forms = (form: (from: string) => string) =>
    redirects.map(({ from, to }) => line(form(from), to));
  const needed = new Set(forms((from) => from));
  for (const line of needed) {
    if (/[*:]/.test(line)) throw new Error(`_redirects: Cloudflare reads "${line}" as a pattern`);
    if (line.length > limits.redirect)
      throw new Error(`_redirects: "${line}" is longer than ${limits.redirect} characters`);
  }
  if (needed.size > limits.redirects)
    throw new Error(
      `_redirects: ${needed.size} redirects, Cloudflare reads ${limits.redirects}; take old ones out of content/redirects.yaml, or former names (formerly) out of posts`,
    );
  const all = new Set([
    ...needed,
    // Cloudflare by itself takes two hops.
    line("/index/", "/"),
    ...forms((from) => `${from}/`),
    ...forms((from) => `${from}.html`),
    ...forms(inLowerCase),
    ...forms((from) => `${inLowerCase(from)}/`),
  ]);
  const left = all.size - limits.redirects;
  if (left > 0)
    warn(
      `_redirects: ${left} further forms of redirects (with a slash, with .html, in lower case) are left out, since Cloudflare reads ${limits.redirects} lines`,
    );
  return `${[...all].slice(0, limits.redirects).join("\n")}\n`;
}

/** "/blog-lists/A%2FB" → "/blog-lists/a%2Fb": percent-encoded characters stay in upper case. */
function inLowerCase(path: string): string {
  return path.replace(/%..|[A-Z]/g, (sign) => (sign.startsWith("%") ? sign : sign.toLowerCase()));
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
