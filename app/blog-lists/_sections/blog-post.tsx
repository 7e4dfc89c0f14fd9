import { PostingJsonLd } from "@/components/metadata/json-ld";
import { PageLayout } from "@/components/page/page-layout";
import { ArticleHead } from "@/components/sections/article-head";
import { Chapters } from "@/components/sections/chapters";
import { CtaService } from "@/components/sections/cta-service";
import { TableOfContents } from "@/components/sections/long-text";
import { columnOfLead, Markdown } from "@/components/sections/markdown";
import { PostLinks } from "@/components/sections/post-links";
import { SumReceipt } from "@/components/sections/sum-receipt";
import { UnpublishedMark } from "@/components/sections/unpublished-mark";
import { Band, columns } from "@/components/ui/band";
import { chaptersOf, getContent, type Post, postsAfter } from "@/site/content";
import { AuthorBox } from "./author-box";

export function BlogPost({ post }: { post: Post }) {
  const { blogList, nextSteps, products, site } = getContent();
  return (
    <PageLayout path={post.path}>
      <PostingJsonLd article={post} path={post.path} />
      <article>
        <UnpublishedMark text={post}>
          <ArticleHead {...post} lead={post.description} author={site.team.name} />
        </UnpublishedMark>
        <div className="px-gutter pt-section">
          <div className={`mx-auto max-w-page ${columns}`}>
            <TableOfContents
              label={blogList.contents}
              text={post.prose.text}
              className="lg:col-span-3"
            />
            <div className="lg:col-span-9">
              <div className="prose pb-12 text-lead">
                <Markdown
                  text={chaptersOf(post.prose.text).intro}
                  file={post.file}
                  sizes={columnOfLead}
                />
              </div>
              {post.sum && (
                <SumReceipt lines={post.sum} ink={post.poster.ink} className="mb-14 lg:mb-18" />
              )}
              <Chapters {...post.prose} ink={post.poster.ink} />
              <AuthorBox />
            </div>
          </div>
        </div>
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
