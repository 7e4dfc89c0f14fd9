import type { Metadata } from "next";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { getContent } from "@/site/content";
import { knownPage } from "../../known-page";
import { BlogList } from "../_sections/blog-list";
import { BlogPost } from "../_sections/blog-post";

const folder = "/blog-lists/";
type Props = { params: Promise<{ path: string[] }> };

/**
 * Posts and further pages of the list. One route for both, since the export refuses a route
 * without a page, and with few posts the list has no further page.
 */
export function generateStaticParams() {
  return getContent()
    .pages.filter(({ path }) => path.startsWith(folder))
    .map(({ path }) => ({ path: path.slice(folder.length).split("/") }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await pathOf(params));
}

export default async function BelowBlogListPage({ params }: Props) {
  const [slug = "", number] = (await pathOf(params)).slice(folder.length).split("/");
  return number ? <BlogList number={Number(number)} /> : <BlogPost slug={slug} />;
}

async function pathOf(params: Props["params"]): Promise<string> {
  const path = folder + (await params).path.join("/");
  return knownPage(path).path;
}
