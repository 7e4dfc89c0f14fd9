import { postAddress } from "../compiler/site/slug.ts";

/** The built files, with their headers and redirects. */
export type Files = { fetch(address: URL, init?: RequestInit): Promise<Response> };

/**
 * Answers an address that has no file: a post's title, in any letter case, leads to the post, and
 * everything else is not found. No cache keeps that, since a later build may have the file.
 */
export async function answerWithoutFile(request: Request, files: Files): Promise<Response> {
  const { method, url } = request;
  const { pathname, search } = new URL(url);
  if (method !== "GET" && method !== "HEAD")
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  const to = await postOf(new URL(url), files);
  if (to) return new Response(null, { status: 308, headers: { Location: to + search } });

  const folder = pathname.startsWith("/blog-lists/") ? "/blog-lists" : "";
  const page = await files.fetch(new URL(`${folder}/404`, url), { method });
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "no-store");
  headers.delete("ETag");
  return new Response(page.body, { status: 404, headers });
}

/** The address of the post whose title is in an address, now or formerly. */
async function postOf(url: URL, files: Files): Promise<string | undefined> {
  const post = postAddress(url.pathname);
  if (!post || post === "/blog-lists/404") return undefined;
  const { ok, headers } = await files.fetch(new URL(post, url), { redirect: "manual" });
  return ok ? post : (headers.get("location") ?? undefined);
}
