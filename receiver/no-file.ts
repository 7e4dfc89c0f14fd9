import { revalidate } from "../export/headers.ts";
import { nearMisses } from "../site/pages/near-miss.ts";

/** The built files, with their headers and redirects. */
export type HostedFiles = { fetch(address: URL, init?: RequestInit): Promise<Response> };

/**
 * Answers an address that has no file. A near miss of a page's address leads to the page;
 * everything else is not found. No cache keeps that, since a later build may have the file.
 */
export async function answerWithoutFile(request: Request, files: HostedFiles): Promise<Response> {
  const { method, url } = request;
  const { pathname, search } = new URL(url);
  if (method !== "GET" && method !== "HEAD")
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  const to = await meantBy(new URL(url), files);
  if (to) {
    // A redirect may lead to a part of a page, to one with a query, or to another site.
    to.search ||= search;
    const { origin, href } = to;
    const Location = origin === new URL(url).origin ? href.slice(origin.length) : href;
    // Browsers would otherwise keep the redirect for ever.
    const headers = { Location, "Cache-Control": revalidate };
    return new Response(null, { status: 308, headers });
  }

  const folder = pathname.startsWith("/blog-lists/") ? "/blog-lists" : "";
  const page = await files.fetch(new URL(`${folder}/404`, url), { method });
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "no-store");
  headers.delete("ETag");
  return new Response(page.body, { status: 404, headers });
}

/** The page that an address means, or that a redirect from there leads to. */
async function meantBy(url: URL, files: HostedFiles): Promise<URL | undefined> {
  for (const path of nearMisses(url.pathname)) {
    const { ok, headers } = await files.fetch(new URL(path, url), { redirect: "manual" });
    const meant = ok ? path : headers.get("location");
    if (meant) return new URL(meant, url);
  }
  return undefined;
}
