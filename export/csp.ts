import { hash } from "node:crypto";
import {
  atStartOf,
  attributeOf,
  type HtmlEdit,
  type ParsedPage,
  parsePage,
  textIn,
  withEdits,
} from "./parsed-page.ts";

/** Hash of a text as a policy names it: "'sha256-…'". */
export function hashOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}

/** Texts of the styles in a page or a drawing. */
export function inlineStyles(page: ParsedPage): string[] {
  return page.elements
    .filter(({ tagName }) => tagName === "style")
    .map((style) => textIn(page, style));
}

type Sources = {
  scripts: Iterable<string>;
  styles: Iterable<string>;
  /** Endpoint of the contact form; a path is one of the site's own. */
  contactUrl: string;
};

/** The policy of every page: it allows nothing by default, and nothing unsafe. */
export function contentSecurityPolicy({ scripts, styles, contactUrl }: Sources): string {
  const isOutside = !contactUrl.startsWith("/");
  const { origin, pathname } = new URL(contactUrl, "https://site.invalid");
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", ...(isOutside ? [origin + pathname] : [])],
    "base-uri": ["'none'"],
    "form-action": ["'self'", ...(isOutside ? [origin] : [])],
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

/**
 * The change that writes the policy into a page as a meta element, before any script or style.
 * @returns a function of the policy, which is known once all pages are
 * @throws an error where the page lacks the meta element of its charset, which comes first
 */
export function policyIn({ elements }: ParsedPage): (policy: string) => HtmlEdit {
  const charset = elements.find((element) => attributeOf(element, "charSet") !== undefined);
  if (!charset) throw new Error('A page lacks <meta charset="utf-8">: no policy.');
  const place = atStartOf(charset, "");
  const meta = (policy: string) =>
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return (policy) => ({ ...place, text: meta(policy) });
}

/** A page with the policy in it. */
export function addPolicy(html: string, policy: string): string {
  return withEdits(html, [policyIn(parsePage(html))(policy)]);
}
