import { PostCard } from "@/components/articles/posts";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { EndTicket } from "@/components/page/end-ticket";
import { PageIntro } from "@/components/page/page-intro";
import { PageLayout } from "@/components/page/page-layout";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";

const path = "/blog-lists";

export const generateMetadata = () => pageMetadata(path);

export default function BlogListPage() {
  const { blogList, nextSteps } = getContent();
  return (
    <PageLayout path={path}>
      <PageIntro title={blogList.heading} lead={blogList.intro} />
      <PostCards />
      <EndTicket {...nextSteps.blogList} ink="canola" drawing="story-shelf" />
    </PageLayout>
  );
}

/** Number of cards behind the first that stand two to a row on wide screens, so that the rest fills rows of three. */
const inPairs = [0, 4, 2];

/** A card for each post, newest first and largest. */
function PostCards() {
  const { posts } = getContent();
  const pairs = inPairs[(posts.length - 1) % 3] ?? 0;
  return (
    <div className="px-gutter">
      <List className="mx-auto grid max-w-page gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-12">
        {posts.map((post, index) => (
          <PostCard
            key={post.id}
            post={post}
            isFirst={index < 2}
            isLead={index === 0}
            className={
              index === 0 ? "sm:col-span-full" : index <= pairs ? "lg:col-span-6" : "lg:col-span-4"
            }
          />
        ))}
      </List>
    </div>
  );
}
