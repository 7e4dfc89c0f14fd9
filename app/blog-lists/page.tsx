import { pageMetadata } from "@/components/metadata/page-metadata";
import { EndTicket } from "@/components/page/end-ticket";
import { PageIntro } from "@/components/page/page-intro";
import { PageLayout } from "@/components/page/page-layout";
import { getContent } from "@/site/content";
import { PostCards } from "./_sections/post-cards";

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
