import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import type { Post } from "@/site/content";
import css from "./post-links.module.css";

/** At most three posts by their titles, as small tickets in their inks. */
export function PostLinks({ posts }: { posts: Post[] }) {
  return (
    <List
      className={`@container grid gap-5 lg:auto-cols-fr lg:grid-flow-col ${posts.length === 1 ? "max-w-[40rem]" : ""}`}
    >
      {posts.map((post) => (
        <li
          key={post.id}
          className={`ticket group relative grid rounded-card ${css.post} ${inkBackground[post.poster.ink]}`}
        >
          <h3 className="p-[min(1.25rem,4vw)] text-h4">
            <a
              href={post.path}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
            >
              {post.title}
            </a>
          </h3>
          <div className="hidden h-full items-center justify-center border-s-4 border-dotted border-line @min-[16rem]:flex">
            <Icon name="arrow-right" className="size-6" />
          </div>
        </li>
      ))}
    </List>
  );
}
