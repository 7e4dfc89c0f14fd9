import { List } from "@/components/ui/list";
import { postsAbout } from "@/site/content";

type Props = { heading: string; service: { file: string } };

/** The three newest posts about a service, a line at the end of its page; nothing where there are none. */
export function ServicePosts({ heading, service }: Props) {
  const posts = postsAbout(service).slice(0, 3);
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="posts" className="px-gutter pt-10">
      <div className="mx-auto flex max-w-page items-baseline gap-x-4 gap-y-1 text-small max-md:flex-col">
        <h2 id="posts" className="shrink-0 text-body">
          {heading}
        </h2>
        <List className="flex flex-wrap gap-x-4 gap-y-1 max-md:flex-col">
          {posts.map(({ id, path, title }) => (
            <li key={id}>
              <a
                href={path}
                className="inline-block py-1 underline underline-offset-4 hover:decoration-2"
              >
                {title}
              </a>
            </li>
          ))}
        </List>
      </div>
    </section>
  );
}
