import { nameOf } from "./slug.ts";

/** A post, as far as the choice of what to read next needs it. */
type Subject = { id: number; date: string; services: readonly string[] };

/** The name by which posts refer to a service: that of its file, "digital-flyers". */
export function serviceIdOf({ file }: { file: string }): string {
  return nameOf(file);
}

/**
 * Three posts to read after a post, by subject, then date. All posts stand in a circle, ordered by
 * their main service and then newest first; a post offers the one before it and the two after it.
 * So a post offers its own subject first, and is offered by three others, no matter how many
 * posts or subjects there are.
 * @param order the services' ids in the order of the services
 */
export function postsAfter<Post extends Subject>(
  post: Subject,
  posts: readonly Post[],
  order: readonly string[],
): Post[] {
  const place = ({ services }: Subject) => order.indexOf(services[0] ?? "");
  const circle = posts.toSorted(
    (a, b) => place(a) - place(b) || b.date.localeCompare(a.date) || b.id - a.id,
  );
  const at = circle.findIndex(({ id }) => id === post.id);
  const near = [1, -1, 2].flatMap((step) => circle.at((at + step) % circle.length) ?? []);
  const shared = ({ services }: Subject) =>
    services.filter((service) => post.services.includes(service)).length;
  return [...new Set(near)]
    .filter(({ id }) => id !== post.id)
    .sort((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date));
}

/** The posts about a service, newest first where the posts are. */
export function postsAbout<Post extends Subject>(
  service: { file: string },
  posts: readonly Post[],
): Post[] {
  return posts.filter(({ services }) => services.includes(serviceIdOf(service)));
}
