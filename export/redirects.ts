import { escaped } from "../site/load/drawings.ts";
import { pageFileOf, type SiteRedirect } from "../site/pages/redirects.ts";

/** A page of the site. */
type Target = { path: string; canonical: string; title: string };

/** Leads to the page's link with the query and the #part that the visitor came with. */
export const redirectScript = `const to=new URL(document.querySelector("a").href);to.search||=location.search;to.hash||=location.hash;location.replace(to)`;

/**
 * A page that replaces a redirect on hosts without redirects. It names the new address to search
 * engines, and refreshes to it. The query and the `#part` go along only by its script.
 * @param origin of the site, "https://www.angel-app.com"
 */
function redirectPage(to: string, target: Target | undefined, origin: string): string {
  const path = escaped(to);
  const title = escaped(target?.title ?? to);
  const canonical = escaped(target ? origin + target.canonical : new URL(to, origin).href);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${path}">
<meta name="viewport" content="width=device-width">
</head>
<body>
<p><a href="${path}">${title}</a></p>
<script data-cfasync="false">${redirectScript}</script>
</body>
</html>
`;
}

/** Redirect pages by their files in the export. */
export function redirectPages(
  redirects: readonly SiteRedirect[],
  targets: readonly Target[],
  origin: string,
): Map<string, string> {
  const targetsByPath = new Map(targets.map((target) => [target.path, target]));
  return new Map(
    redirects.flatMap((redirect) => {
      const file = pageFileOf(redirect);
      const [path = ""] = redirect.to.split(/[?#]/);
      const page = redirectPage(redirect.to, targetsByPath.get(path), origin);
      return file ? [[file, page]] : [];
    }),
  );
}

/**
 * `_redirects` for Cloudflare, which matches exact addresses: each redirect as it is and with a slash.
 * They are permanent, and `_headers` makes browsers revalidate them, so that an editor can take one
 * back. From /index/, Cloudflare by itself takes two hops.
 */
export function redirectsFile(redirects: readonly SiteRedirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 308`, `${from}/ ${to} 308`]);
  return `/index/ / 308\n${lines.join("\n")}\n`;
}
