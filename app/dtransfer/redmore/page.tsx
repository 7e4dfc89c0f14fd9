import { PostingJsonLd } from "@/components/metadata/json-ld";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { AskAboutLaunch } from "@/components/page/mobile-cta";
import { PageLayout } from "@/components/page/page-layout";
import { ArticleHead } from "@/components/sections/article-head";
import { Chapters } from "@/components/sections/chapters";
import { CtaService } from "@/components/sections/cta-service";
import { TableOfContents } from "@/components/sections/long-text";
import { columnOfLead, Markdown } from "@/components/sections/markdown";
import { PostCard } from "@/components/sections/post-card";
import { Band, columns } from "@/components/ui/band";
import { CardRow } from "@/components/ui/card-row.client";
import { chaptersOf, getContent, relatedPosts } from "@/site/content";
import { ShareOnX } from "./_sections/share-on-x";

const path = "/dtransfer/redmore";

export const generateMetadata = () => pageMetadata(path);

export default function DtransferArticlePage() {
  const { article, blogList, dtransfer, nextSteps, products, site } = getContent();
  const account = new URL(site.social.x).pathname.slice(1);
  return (
    <PageLayout path={path} mobileCta={<AskAboutLaunch />}>
      <PostingJsonLd article={article} path={path} />
      <article>
        <ArticleHead {...article} author={site.team.name} />
        <div className="px-gutter pt-section">
          <div className={`mx-auto max-w-page ${columns}`}>
            <TableOfContents
              label={blogList.contents}
              text={article.prose.text}
              className="lg:col-span-3"
            />
            <div className="lg:col-span-9">
              <div className="prose pb-12 text-lead">
                <Markdown
                  text={chaptersOf(article.prose.text).intro}
                  file={article.file}
                  sizes={columnOfLead}
                />
              </div>
              <Chapters {...article.prose} ink={article.poster.ink} numbered />
              <div className="border-t border-line pt-8 pb-16">
                <ShareOnX
                  {...dtransfer.share}
                  url={`${getContent().origin}${path}`}
                  text={article.title}
                  via={account}
                  related={[account]}
                />
              </div>
            </div>
          </div>
        </div>
      </article>
      <Band tone="tinted" aria-labelledby="_related" className="overflow-x-clip">
        <h2 id="_related" className="pb-8 text-h2">
          {dtransfer.related}
        </h2>
        <CardRow previous={dtransfer.previous} next={dtransfer.next}>
          {relatedPosts().map((post) => (
            <PostCard key={post.id} post={post} heading="h3" isBrief />
          ))}
        </CardRow>
      </Band>
      <CtaService id="dtransfer" words={{ ...nextSteps.post, ask: products.ask }} scene="roll" />
    </PageLayout>
  );
}
