import { Anchor } from "@/components/ui/anchor";
import { Band } from "@/components/ui/band";
import { content } from "@/content/content";
import { postsAbout } from "@/content/site/related-posts";
import { postPath } from "@/content/site/slug";

/** The posts about a service, at the end of its page; nothing where there are none. */
export function ServicePosts({ service }: { service: { file: string } }) {
  const posts = postsAbout(service, content.posts);
  if (posts.length === 0) return null;
  return (
    <Band aria-labelledby="posts">
      <h2 id="posts" className="pb-8 text-h2">
        {content.nextSteps.posts}
      </h2>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="border-t-2 border-ink pt-4">
            <h3 className="text-h4">
              <Anchor href={postPath(post)} className="underline-offset-4 hover:underline">
                {post.title}
              </Anchor>
            </h3>
          </li>
        ))}
      </ul>
    </Band>
  );
}
