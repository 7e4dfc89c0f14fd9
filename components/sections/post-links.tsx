import { Anchor } from "@/components/ui/anchor";
import type { Post } from "@/content/content";
import { postPath } from "@/content/site/slug";

/** Posts by their titles. */
export function PostLinks({ posts }: { posts: Post[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-10 gap-y-8">
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
  );
}
