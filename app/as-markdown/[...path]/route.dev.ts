import { notFound } from "next/navigation";
import { origin, pages } from "@/content/content";
import { isListed, markdownPath } from "@/content/site/list-pages";
import { markdownOf } from "@/hosting/export/markdown";

type Context = { params: Promise<{ path: string[] }> };

/** A page's Markdown in `next dev`, as the export writes it; next.config.ts rewrites to here. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const path = `/${(await params).path.join("/")}`;
  const page = pages.find((each) => isListed(each) && markdownPath(each.path) === path);
  if (!page) notFound();
  const html = await (await fetch(new URL(page.path, request.url))).text();
  return new Response(markdownOf(page, html, origin), {
    headers: { "Content-Type": "text/markdown; charset=utf-8" },
  });
}
