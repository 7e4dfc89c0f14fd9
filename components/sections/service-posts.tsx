import { List } from "@/components/ui/list";
import { getContent, postsAbout } from "@/site/content";

/** The three newest posts about a service, a line at the end of its page; nothing where there are none. */
export function ServicePosts({ service }: { service: { file: string; name: string } }) {
  const posts = postsAbout(service).slice(0, 3);
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="posts" className="px-gutter pt-10">
      <div className="mx-auto flex max-w-page items-baseline gap-x-4 gap-y-1 text-small max-md:flex-col">
        <h2 id="posts" className="shrink-0 text-body">
          {getContent().nextSteps.posts.replace("{service}", service.name)}
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
