import { PageLayout } from "@/components/page/page-layout";
import { Cta } from "@/components/sections/cta";
import { PageIntro } from "@/components/sections/page-intro";
import { PostCard } from "@/components/sections/post-card";
import { List } from "@/components/ui/list";
import { blogPagePath, getContent, numbered } from "@/site/content";
import { Pagination } from "./pagination";

/** Number of cards that stand two to a row on wide screens, so that the rest fills rows of three. */
const inPairs = [0, 4, 2];

/** One page of the blog list, 1-based. */
export function BlogList({ number }: { number: number }) {
  const { heading, intro, pages } = getContent().blogList;
  const posts = getContent().postsByPage[number - 1] ?? [];
  const isFirst = number === 1;
  return (
    <PageLayout path={blogPagePath(number)}>
      <PageIntro
        title={isFirst ? heading : numbered(pages.heading, number)}
        lead={isFirst ? intro : undefined}
      />
      <div className="px-gutter">
        <List className="mx-auto grid max-w-page gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-12">
          {posts.map((post, index) => (
            <PostCard
              key={post.id}
              post={post}
              isFirst={index < 2}
              className={
                index < (inPairs[posts.length % 3] ?? 0) ? "lg:col-span-6" : "lg:col-span-4"
              }
            />
          ))}
        </List>
        {getContent().postsByPage.length > 1 && (
          <Pagination current={number} last={getContent().postsByPage.length} />
        )}
      </div>
      <Cta {...getContent().nextSteps.blogList} ink="canola" scene="service-signs" />
    </PageLayout>
  );
}
