import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { getContent, type Post } from "@/site/content";
import { knownPage } from "../../known-page";
import { BlogPost } from "../_parts/blog-post";

const folder = "/blog-lists/";
type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return getContent().posts.map(({ path }) => ({ slug: path.slice(folder.length) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata((await postOf(params)).path);
}

export default async function PostPage({ params }: Props) {
  return <BlogPost post={await postOf(params)} />;
}

async function postOf(params: Props["params"]): Promise<Post> {
  const page = knownPage(folder + (await params).slug);
  return page.kind === "post" ? page.post : notFound();
}
