import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { content } from "@/content/content";
import { BlogNotFound } from "../_sections/blog-not-found";

export const metadata: Metadata = {
  title: content.blogList.notFound.title,
  robots: { index: false },
};

/**
 * Exported as blog-lists/404.html, which hosts answer with a 404 status for addresses below
 * /blog-lists/ that are no file. Its own address is in no list of pages.
 */
export default function BlogNotFoundPage() {
  // A route of `next dev` would answer 200.
  if (process.env.NODE_ENV === "development") notFound();
  return <BlogNotFound />;
}
