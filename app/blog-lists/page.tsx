import { Page } from "@/components/layout/page";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { PageIntro } from "@/components/sections/page-intro";
import { PostCard } from "@/components/sections/post-card";
import { content } from "@/content/content";

export const metadata = pageMetadata("/blog-lists");

export default function BlogListPage() {
  const { heading, intro } = content.blogList;
  return (
    <Page path="/blog-lists">
      <PageIntro title={heading} lead={intro} />
      <div className="px-gutter pb-section">
        <ul className="mx-auto grid max-w-page gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-12">
          {content.posts.map((post, index) => (
            <PostCard
              key={post.id}
              post={post}
              className={index < 2 ? "lg:col-span-6" : "lg:col-span-4"}
            />
          ))}
        </ul>
      </div>
    </Page>
  );
}
