import { List } from "@/components/ui/list";
import { postsAbout } from "@/site/content";

type Props = { id: string; service: { file: string; name: string } };

/** The three newest posts about a service, in its Information block; nothing where there are none. */
export function ServicePosts({ id, service }: Props) {
  const posts = postsAbout(service).slice(0, 3);
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="pt-8">
      <h3 id={id} className="text-body">
        {`Articles to go with ${service.name}`}
      </h3>
      <List className="pt-1">
        {posts.map(({ id, path, title }) => (
          <li key={id}>
            <a
              href={path}
              className="flex min-h-11 items-center py-2 leading-[1.3] underline underline-offset-4 hover:decoration-2"
            >
              {title}
            </a>
          </li>
        ))}
      </List>
    </section>
  );
}
