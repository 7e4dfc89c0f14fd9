import { staticFolder } from "./next/paths.ts";

/** Headers of the addresses that match `source`. Where several rules match, the last value counts. */
export type HeaderRule = { source: string; headers: Record<string, string> };

/** Browser features that no page uses; off for the pages and for everything embedded in them. */
const unusedFeatures = `
  accelerometer autoplay browsing-topics camera clipboard-read display-capture encrypted-media
  fullscreen gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer
  microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial
  storage-access usb xr-spatial-tracking
`
  .trim()
  .split(/\s+/);

/** Two years, in seconds; browsers' lists take one at least. */
const httpsOnly = "max-age=63072000";

/** Revalidated at each visit: an unchanged page costs one response without a body. */
export const revalidate = "public, max-age=0, must-revalidate";

/** The caching of files whose names change with their contents. */
export const immutable = "public, max-age=31536000, immutable";

/**
 * The headers of a build. An address is exact or has one `*`, which is all that Cloudflare's file can
 * express.
 * @param policy of all pages, which is known once they are finished
 * @param preload whether subdomains keep to https too, and browsers know so beforehand (site.yaml)
 */
export function headersWith(policy: string, preload = false): HeaderRule[] {
  const shared = { "Cross-Origin-Resource-Policy": "cross-origin" };
  return [
    rule("/*", {
      "Strict-Transport-Security": preload ? `${httpsOnly}; includeSubDomains; preload` : httpsOnly,
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": revalidate,
      // Asks search engines to list nothing; the site's own hosts take it back (`hostRules`).
      "X-Robots-Tag": "noindex",
      "Content-Security-Policy": policy,
    }),
    rule(`${staticFolder}*`, { "Cache-Control": immutable }),
    // Sharing images and icons are shown in pages of other sites.
    ...["/*.png", "/favicon.ico", "/favicon.svg"].map((source) => rule(source, shared)),
    // Feed readers that are pages fetch the feed.
    rule("/blog-lists/feed.atom", { "Access-Control-Allow-Origin": "*", ...shared }),
    // Pictures have a hash in their names; feed readers show them in pages of their own.
    rule("/pictures/*", { "Cache-Control": immutable, ...shared }),
  ];
}

function rule(source: string, headers: Record<string, string>): HeaderRule {
  return { source, headers };
}

/**
 * The headers of /edit and its files, whose policy is another than the pages'.
 * @param frame the policy of the page beside a form, which stands in a frame of the editor's
 */
export function editorHeaders(policy: string, frame: string): HeaderRule[] {
  const headers = { "Content-Security-Policy": policy };
  const framed = {
    "Content-Security-Policy": `${frame}; frame-ancestors 'self'`,
    "X-Frame-Options": "SAMEORIGIN",
  };
  return [rule("/edit", headers), rule("/edit/*", headers), rule("/edit/page", framed)];
}

/** Cloudflare's limit of a line, in characters. */
const longestLine = 2000;

/**
 * `_headers` for Cloudflare, which joins the values of all rules that match: a rule first removes
 * ("! Name") the value that an earlier rule may have set.
 * @throws an error where a line is too long
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const seen = new Set<string>();
  const blocks = rules.map(({ source, headers }) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => {
      const line = `  ${name}: ${value}`;
      if (line.length > longestLine)
        throw new Error(`_headers: ${name} of ${source} is longer than ${longestLine} characters`);
      const isRepeated = seen.has(name.toLowerCase());
      seen.add(name.toLowerCase());
      return isRepeated ? [`  ! ${name}`, line] : [line];
    });
    return [source, ...lines].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/**
 * Rules for Cloudflare that hold for a host. The site's own and localhost take back what every
 * other host says, such as a preview's. Only at the host of this build, browsers load
 * everything by https. At http://localhost, WebKit would then load no script.
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
