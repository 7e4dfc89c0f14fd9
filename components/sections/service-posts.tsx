import { Band } from "@/components/ui/band";
import { getContent, postsAbout } from "@/site/content";
import { PostLinks } from "./post-links";

/** The three newest posts about a service, at the end of its page; nothing where there are none. */
export function ServicePosts({ service }: { service: { file: string } }) {
  const posts = postsAbout(service).slice(0, 3);
  if (posts.length === 0) return null;
  return (
    <Band aria-labelledby="posts" className="pb-0">
      <h2 id="posts" className="pb-8 text-h2">
        {getContent().nextSteps.posts}
      </h2>
      <PostLinks posts={posts} />
    </Band>
  );
}
