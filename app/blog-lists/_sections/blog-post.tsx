import { PostingJsonLd } from "@/components/metadata/json-ld";
import { PageLayout } from "@/components/page/page-layout";
import { ArticleBody } from "@/components/sections/article-body";
import { ArticleHead } from "@/components/sections/article-head";
import { CtaService } from "@/components/sections/cta-service";
import { PostLinks } from "@/components/sections/post-links";
import { ServiceTicket } from "@/components/sections/service-ticket";
import { SumReceipt } from "@/components/sections/sum-receipt";
import { UnpublishedMark } from "@/components/sections/unpublished-mark";
import { Band } from "@/components/ui/band";
import { authorOf, findService, getContent, type Post, postsAfter } from "@/site/content";
import { AuthorBox } from "./author-box";

export function BlogPost({ post }: { post: Post }) {
  const { blogList, nextSteps, products } = getContent();
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
          aside={<ServiceTicket service={findService(post.services[0])} />}
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
        <h2 id="_continue-reading" className="pb-8 text-h2">
          {blogList.continueReading}
        </h2>
        <PostLinks posts={postsAfter(post)} />
      </Band>
      <CtaService id={post.services[0]} words={{ ...nextSteps.post, ask: products.ask }} />
    </PageLayout>
  );
}
