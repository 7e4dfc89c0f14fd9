import { PostingJsonLd } from "@/components/metadata/json-ld";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { AskAboutLaunch } from "@/components/page/mobile-cta";
import { PageLayout } from "@/components/page/page-layout";
import { ArticleBody } from "@/components/sections/article-body";
import { ArticleHead } from "@/components/sections/article-head";
import { CtaService } from "@/components/sections/cta-service";
import { PostCard } from "@/components/sections/post-card";
import { ServiceTicket } from "@/components/sections/service-ticket";
import { Band } from "@/components/ui/band";
import { CardRow } from "@/components/ui/card-row.client";
import { authorOf, findService, getContent, relatedPosts } from "@/site/content";
import { ShareOnX } from "./_sections/share-on-x";

const path = "/dtransfer/redmore";

export const generateMetadata = () => pageMetadata(path);

export default function DtransferArticlePage() {
  const { article, blogList, dtransfer, nextSteps, products, site } = getContent();
  const account = site.social.x && new URL(site.social.x).pathname.slice(1);
  return (
    <PageLayout path={path} mobileCta={<AskAboutLaunch />}>
      <PostingJsonLd article={article} path={path} />
      <article>
        <ArticleHead {...article} author={authorOf(article).name} />
        <ArticleBody
          contents={blogList.contents}
          prose={article.prose}
          ink={article.poster.ink}
          numbered
          aside={<ServiceTicket service={findService("dtransfer")} />}
        >
          <div className="border-t border-line pt-8 pb-16">
            <ShareOnX
              {...dtransfer.share}
              url={`${getContent().origin}${path}`}
              text={article.title}
              {...(account && { via: account, related: [account] })}
            />
          </div>
        </ArticleBody>
      </article>
      <Band tone="tinted" aria-labelledby="_related" className="overflow-x-clip">
        <h2 id="_related" className="pe-28 pb-8 text-h3 md:text-h2">
          {dtransfer.related}
        </h2>
        <CardRow previous={dtransfer.previous} next={dtransfer.next}>
          {relatedPosts().map((post) => (
            <PostCard key={post.id} post={post} heading="h3" isBrief />
          ))}
        </CardRow>
      </Band>
      <CtaService id="dtransfer" words={{ ...nextSteps.post, ask: products.ask }} scene="vault" />
    </PageLayout>
  );
}
