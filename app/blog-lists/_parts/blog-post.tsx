import { ArticleBody, ArticleHead } from "@/components/articles/article";
import { hasEnd, PostEnd, PostLinks, SumReceipt } from "@/components/articles/posts";
import { PostingJsonLd } from "@/components/metadata/json-ld";
import { PageLayout } from "@/components/page/page-layout";
import { UnpublishedMark } from "@/components/page/unpublished-mark";
import { ServiceAside } from "@/components/services/service-aside";
import { Band, BandHead } from "@/components/ui/band";
import { authorOf, findService, type Post, postsAfter } from "@/site/content";

export function BlogPost({ post }: { post: Post }) {
  const service = findService(post.services[0]);
  return (
    <PageLayout path={post.path} endsInTicket={hasEnd(service)}>
      <PostingJsonLd article={post} path={post.path} />
      <article>
        <UnpublishedMark text={post}>
          <ArticleHead {...post} lead={post.description} author={authorOf(post).name} />
        </UnpublishedMark>
        <ArticleBody
          prose={post.prose}
          ink={post.poster.ink}
          aside={<ServiceAside service={service} />}
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
        <BandHead id="_continue-reading" heading="Continue Reading" />
        <PostLinks posts={postsAfter(post)} />
      </Band>
      <PostEnd service={service} />
    </PageLayout>
  );
}

function AuthorBox({ post }: { post: Post }) {
  const { name, about } = authorOf(post);
  return (
    <aside className="mb-section border-y-2 border-ink py-6" aria-labelledby="_author">
      <h2 id="_author" className="text-h4">
        <a
          href="/about"
          className="flex w-fit items-center underline-offset-4 hover:underline max-md:min-h-11"
        >
          {name}
        </a>
      </h2>
      <p className="max-w-measure pt-2 text-muted">{about}</p>
    </aside>
  );
}
