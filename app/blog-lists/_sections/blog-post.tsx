import { ArticleBody } from "@/components/articles/article-body";
import { ArticleHead } from "@/components/articles/article-head";
import { PostEnd } from "@/components/articles/post-end";
import { PostLinks } from "@/components/articles/post-links";
import { SumReceipt } from "@/components/articles/sum-receipt";
import { PostingJsonLd } from "@/components/metadata/json-ld";
import { PageLayout } from "@/components/page/page-layout";
import { UnpublishedMark } from "@/components/page/unpublished-mark";
import { ServiceAside } from "@/components/services/service-aside";
import { Band, BandHead } from "@/components/ui/band";
import { authorOf, findService, getContent, type Post, postsAfter } from "@/site/content";
import { AuthorBox } from "./author-box";

export function BlogPost({ post }: { post: Post }) {
  const { blogList, nextSteps, serviceWords } = getContent();
  return (
    <PageLayout path={post.path}>
      <PostingJsonLd article={post} path={post.path} />
      <article>
        <UnpublishedMark text={post}>
          <ArticleHead {...post} lead={post.description} author={authorOf(post).name} />
        </UnpublishedMark>
        <ArticleBody
          contents={blogList.contents}
          prose={post.prose}
          ink={post.poster.ink}
          aside={<ServiceAside service={findService(post.services[0])} />}
          afterIntro={
            post.sum && (
              <SumReceipt lines={post.sum} ink={post.poster.ink} className="mb-14 lg:mb-18" />
            )
          }
        >
          <AuthorBox post={post} />
        </ArticleBody>
      </article>
      <Band tone="tinted" aria-labelledby="_continue-reading" className="no-print">
        <BandHead id="_continue-reading" heading={blogList.continueReading} />
        <PostLinks posts={postsAfter(post)} />
      </Band>
      <PostEnd id={post.services[0]} words={{ ...nextSteps.post, ask: serviceWords.ask }} />
    </PageLayout>
  );
}
