import { Band } from "@/components/ui/band";
import { content } from "@/content/content";
import { postsAbout } from "@/content/site/related-posts";
import { PostCard } from "./post-card";

/** The posts about a service, at the end of its page; nothing where there are none. */
export function ServicePosts({ service }: { service: { file: string } }) {
  const posts = postsAbout(service, content.posts).slice(0, 3);
  if (posts.length === 0) return null;
  return (
    <Band aria-labelledby="posts">
      <h2 id="posts" className="pb-8 text-h2">
        {content.nextSteps.posts}
      </h2>
      <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} heading="h3" />
        ))}
      </ul>
    </Band>
  );
}
