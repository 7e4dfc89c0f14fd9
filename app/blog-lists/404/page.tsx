import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MainFooter } from "@/components/layout/main-footer";
import { BlogAddress } from "@/components/sections/blog-address.client";
import { postPath } from "@/components/sections/post-card";
import { Anchor } from "@/components/ui/anchor";
import { ButtonLink } from "@/components/ui/button-link";
import { content } from "@/content/content";

const { title, heading, text, button } = content.blogList.notFound;

export const metadata: Metadata = { title, robots: { index: false } };

/**
 * Exported as blog-lists/404.html, which hosts answer with a 404 status for addresses below
 * /blog-lists/ that are no file. Its own address is in no list of pages.
 */
export default function BlogNotFoundPage() {
  // A route of `next dev` would answer 200.
  if (process.env.NODE_ENV === "development") notFound();
  return (
    <>
      <main id="main" tabIndex={-1} className="px-gutter py-section outline-none">
        <div className="mx-auto max-w-page">
          <h1 className="text-h1">
            <BlogAddress heading={heading}>{heading}</BlogAddress>
          </h1>
          <p className="pt-5 text-lead text-muted">{text}</p>
          <ul className="max-w-measure py-8">
            {content.posts.map((post) => (
              <li key={post.id} className="border-t border-line last:border-b">
                <Anchor
                  href={postPath(post)}
                  className="block py-3 font-[650] underline-offset-4 hover:underline"
                >
                  {post.title}
                </Anchor>
              </li>
            ))}
          </ul>
          <ButtonLink href="/blog-lists">{button}</ButtonLink>
        </div>
      </main>
      <MainFooter />
    </>
  );
}
