import { pages } from "@/content/content";
import { isListed, markdownPath } from "@/content/site/list-pages";
import { knownPage } from "../../known-page";
import { markdownOf } from "../_pages/markdown-of";

/**
 * A Markdown file for each page that search engines may list, at the page's address and ".md":
 * the adapter takes the files out of this folder, and `next dev` rewrites the addresses to it.
 * (Next gives each processor as many routes, in alphabetical order: this folder's name parts a
 * large site's work best, with the posts in the middle and the sharing images at the end.)
 */
export const dynamic = "force-static";

const written = new Map(pages.filter(isListed).map((page) => [markdownPath(page.path), page]));

type Context = { params: Promise<{ path: string[] }> };

export function generateStaticParams() {
  return [...written.keys()].map((path) => ({ path: path.slice(1).split("/") }));
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const page = knownPage(written.get(`/${(await params).path.join("/")}`));
  return new Response(markdownOf(page), {
    headers: { "Content-Type": "text/markdown; charset=utf-8" },
  });
}
