import { notFound as answer404 } from "next/navigation";
import { notFoundMetadata } from "@/components/metadata/page-metadata";
import { getContent } from "@/site/content";
import { BlogNotFound, blogNotFound } from "../_parts/blog-not-found";

export function generateMetadata() {
  const { blog: description } = getContent().notFound;
  const metadata = notFoundMetadata({ title: blogNotFound, description });
  return { ...metadata, robots: { index: false } };
}

/**
 * The 404 page of /blog-lists/: hosts send the exported blog-lists/404.html for unknown addresses
 * below it. Its own address is in no list of pages.
 */
export default function BlogNotFoundPage() {
  // `next dev` would answer this route with 200.
  if (process.env.NODE_ENV === "development") answer404();
  return <BlogNotFound />;
}
