import { Anchor } from "@/components/ui/anchor";
import type { Post } from "@/content/content";
import { postPath } from "@/content/site/slug";

/** Posts by their titles. */
export function PostLinks({ posts }: { posts: Post[] }) {
  return (
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
  );
}
