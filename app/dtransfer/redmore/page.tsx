import { ArticleBody, ArticleHead } from "@/components/articles/article";
import { hasEnd, PostCard, PostEnd } from "@/components/articles/posts";
import { PostingJsonLd } from "@/components/metadata/json-ld";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { ServiceCta } from "@/components/page/mobile-cta";
import { PageLayout } from "@/components/page/page-layout";
import { ServiceAside } from "@/components/services/service-aside";
import { Band } from "@/components/ui/band";
import { CardRow } from "@/components/ui/card-row";
import { authorOf, findService, getContent, relatedPosts } from "@/site/content";
import { ShareOnX } from "./_parts/share-on-x";

const path = "/dtransfer/redmore";

export const generateMetadata = () => pageMetadata(path);

export default function DtransferArticlePage() {
  const { article, origin, site } = getContent();
  const service = findService(article.service);
  const account = site.social.x && new URL(site.social.x).pathname.slice(1);
  return (
    <PageLayout
      path={path}
      endsInTicket={hasEnd(service)}
      mobileCta={<ServiceCta service={service} />}
    >
      <PostingJsonLd article={article} path={path} />
      <article>
        <ArticleHead {...article} author={authorOf(article).name} />
        <ArticleBody
          prose={article.prose}
          ink={article.poster.ink}
          numbered
          aside={<ServiceAside service={service} />}
        >
          <div className="border-t border-line pt-8 pb-16">
            <ShareOnX
              label="Share on X"
              hashtags={article.hashtags}
              url={origin + path}
              text={article.title}
              {...(account && { via: account, related: [account] })}
            />
          </div>
        </ArticleBody>
      </article>
      <Band tone="tinted" aria-labelledby="_related" className="overflow-x-clip">
        <h2 id="_related" className="pe-28 pb-8 text-h3 md:text-h2">
          Related articles
        </h2>
        <CardRow>
          {relatedPosts().map((post) => (
            <PostCard key={post.id} post={post} heading="h3" isBrief />
          ))}
        </CardRow>
      </Band>
      <PostEnd service={service} drawing="vault" />
    </PageLayout>
  );
}
