import { PageLayout } from "@/components/page/page-layout";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { columns } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";

export const blogNotFound = "Blog Not Found";

/** The page for an address that matches no post: a list of all posts. */
export function BlogNotFound() {
  const { notFound, posts } = getContent();
  return (
    <PageLayout className="px-gutter pt-top pb-section">
      <div className={`mx-auto max-w-page items-center ${columns}`}>
        <div className="lg:col-span-7">
          <h1 className="text-hero">{blogNotFound}</h1>
          <p className="pt-5 pb-8 text-lead text-muted">{notFound.blog}</p>
          <ButtonLink href="/blog-lists">All posts</ButtonLink>
        </div>
        <DrawingPicture name="lost-sign" ink="rose" className="w-full rounded-card lg:col-span-5" />
        <List className="col-span-full mt-6 grid grid-cols-1 gap-x-10 border-t-2 border-ink sm:grid-cols-2">
          {posts.map((post) => (
            <li key={post.id} className="border-b border-line">
              <a
                href={post.path}
                className="flex items-center gap-[min(1rem,3vw)] py-4 font-strong wrap-anywhere underline-offset-4 hover:underline"
              >
                <span
                  className={`size-3.5 shrink-0 rounded-full border-2 border-press ${inkBackground[post.poster.ink]}`}
                />
                {post.title}
                <Icon name="arrow-right" className="ms-auto size-5" />
              </a>
            </li>
          ))}
        </List>
      </div>
    </PageLayout>
  );
}
