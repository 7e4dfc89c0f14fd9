import { hash } from "node:crypto";

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Hash of a text as a policy names it: "'sha256-…'". */
export function hashOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}

/** Hashes of a page's inline scripts and styles; data blocks such as JSON-LD need none. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const executable = [...html.matchAll(script)].filter(
    ([, attributes = "", text]) => text && !/type="application\/(ld\+)?json"/.test(attributes),
  );
  return {
    scripts: executable.map(([, , text = ""]) => hashOf(text)),
    styles: [...html.matchAll(style)].map(([, text = ""]) => hashOf(text)),
  };
}

type Sources = {
  scripts: Iterable<string>;
  styles: Iterable<string>;
  /** Endpoint of the contact form; a path is one of the site's own. */
  contactUrl: string;
};

/** The policy of every page: it allows nothing by default, and nothing unsafe. */
export function contentSecurityPolicy({ scripts, styles, contactUrl }: Sources): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", ...(contactUrl.startsWith("/") ? [] : [contactUrl])],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(" "))
    .join("; ");
}

/** The policy as a header; frame-ancestors has no effect in a meta element. */
export function policyHeader(policy: string): string {
  return `${policy}; frame-ancestors 'none'`;
}

const charset = /<meta charset="utf-8"\/?>/i;

/**
 * Writes the policy into a page as a meta element, before any script or style.
 * @throws an error where the page lacks the meta element of its charset, which comes first
 */
export function addPolicy(html: string, policy: string): string {
  if (!charset.test(html)) throw new Error('A page lacks <meta charset="utf-8">: no policy.');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(charset, (first) => first + meta);
}
