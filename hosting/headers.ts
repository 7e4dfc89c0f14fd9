import { staticFolder } from "./next-output.ts";

/** Headers of the addresses that match `source`: where several rules do, the last value counts. */
export type HeaderRule = { source: string; headers: Record<string, string> };

/** What the pages do without; each is off for them and for all that they might embed. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "xr-spatial-tracking",
];

const security = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Asked for again at each visit: an unchanged page then costs one answer without a body. */
export const revalidate = "public, max-age=0, must-revalidate";

/** What is fetched before a click is not asked for again at the click. */
export const briefly = "public, max-age=60";

/** A changed file gets another name, so a file of this name never changes. */
export const immutable = "public, max-age=31536000, immutable";

const everywhere = "/:path*";

/**
 * Every header of the site. Their patterns are exact addresses or hold one `:path*`, which is
 * all that the hosts' files can say.
 */
export const headers: HeaderRule[] = [
  rule(everywhere, { ...security, "Cache-Control": revalidate }),
  rule(`${staticFolder}:path*`, { "Cache-Control": immutable }),
  // Next's payloads repeat the pages' words; the two text files for robots do not.
  rule("/:path*.txt", { "Cache-Control": briefly, "X-Robots-Tag": "noindex" }),
  rule("/robots.txt", { "X-Robots-Tag": "all" }),
  rule("/llms.txt", { "X-Robots-Tag": "all" }),
  // The pages' words again, for those who ask for Markdown.
  rule("/:path*.md", { "X-Robots-Tag": "noindex" }),
  // Sharing images: other sites show them in their pages.
  rule("/:path*.png", { "Cross-Origin-Resource-Policy": "cross-origin" }),
  // Named by what they show. Readers of the feeds show them in their pages.
  rule("/pictures/:path*", {
    "Cache-Control": immutable,
    "Cross-Origin-Resource-Policy": "cross-origin",
  }),
];

function rule(source: string, headers: Record<string, string>): HeaderRule {
  return { source, headers };
}

/** The headers with one more everywhere, which only the finished pages can tell. */
export function withHeader(name: string, value: string): HeaderRule[] {
  return headers.map((rule) =>
    rule.source === everywhere ? { ...rule, headers: { ...rule.headers, [name]: value } } : rule,
  );
}

/** The headers as next.config.ts takes them. */
export function nextHeaders(list: readonly HeaderRule[]) {
  return list.map(({ source, headers }) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}

/** The headers without those on caching: in `next dev` a file changes under its name. */
export const uncachedHeaders: HeaderRule[] = headers
  .map(({ source, headers: { "Cache-Control": _, ...others } }) => ({ source, headers: others }))
  .filter(({ headers }) => Object.keys(headers).length > 0);
