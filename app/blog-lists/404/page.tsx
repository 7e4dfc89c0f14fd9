import { notFound } from "next/navigation";
import { notFoundMetadata } from "@/components/metadata/page-metadata";
import { content } from "@/content/content";
import { BlogNotFound } from "../_sections/blog-not-found";

const { title, text } = content.blogList.notFound;

export const metadata = notFoundMetadata({ title, description: text });

/**
 * Exported as blog-lists/404.html, which hosts answer with a 404 status for addresses below
 * /blog-lists/ that are no file. Its own address is in no list of pages.
 */
export default function BlogNotFoundPage() {
  // A route of `next dev` would answer 200.
  if (process.env.NODE_ENV === "development") notFound();
  return <BlogNotFound />;
}
