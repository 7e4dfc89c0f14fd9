import { pageMetadata } from "@/components/metadata/page-metadata";
import { PageLayout } from "@/components/page/page-layout";
import { Cta } from "@/components/sections/cta";
import { PageIntro } from "@/components/sections/page-intro";
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
      <Cta {...nextSteps.blogList} ink="canola" scene="story-shelf" />
    </PageLayout>
  );
}
