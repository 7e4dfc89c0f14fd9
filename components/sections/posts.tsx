import { PostLinks } from "@/components/articles/posts";
import type { SectionProps } from "@/components/page/section-props";
import { Band, BandHead } from "@/components/ui/band";
import { postsAbout } from "@/site/content";

/** The three newest posts about a service; nothing where there are none. */
export function PostsSection({ id, service, title }: SectionProps<"posts">) {
  const posts = service ? postsAbout(service) : [];
  if (posts.length === 0) return null;
  return (
    <Band aria-labelledby={id}>
      <BandHead id={id} heading={title} />
      <PostLinks posts={posts} />
    </Band>
  );
}
