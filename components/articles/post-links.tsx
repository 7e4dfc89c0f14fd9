import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { Ticket } from "@/components/ui/ticket";
import type { Post } from "@/site/content";

/** At most three posts by their titles, as small tickets in their inks. */
export function PostLinks({ posts }: { posts: Post[] }) {
  return (
    <List
      className={`@container grid gap-5 lg:auto-cols-fr lg:grid-flow-col ${posts.length === 1 ? "max-w-[40rem]" : ""}`}
    >
      {posts.map((post) => (
        <li key={post.id} className="group">
          <Ticket
            kind="link"
            ink={post.poster.ink}
            inner="p-[min(1.25rem,4vw)]"
            stub={<Icon name="arrow-right" className="size-6" />}
            stubInner="grid w-14 shrink-0 place-items-center @max-[16rem]:hidden"
          >
            <h3 className="text-h4">
              <a
                href={post.path}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {post.title}
              </a>
            </h3>
          </Ticket>
        </li>
      ))}
    </List>
  );
}
