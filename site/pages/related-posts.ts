import { nameOf } from "./slug.ts";

type Subject = { id: number | string; services: readonly string[] };

/** The name by which posts refer to a service: that of its file, "digital-flyers". */
export function serviceIdOf({ file }: { file: string }): string {
  return nameOf(file);
}

/**
 * Three posts to read after a post: those about its main service, then the others.
 * @param posts newest first
 */
export function postsAfter<Post extends Subject>(post: Subject, posts: readonly Post[]): Post[] {
  const others = posts.filter(({ id }) => id !== post.id);
  const [service = ""] = post.services;
  const sameService = others.filter(({ services }) => services.includes(service));
  return [...new Set([...sameService, ...others])].slice(0, 3);
}

/** The posts about a service, in their order. */
export function postsAbout<Post extends Subject>(
  service: { file: string },
  posts: readonly Post[],
): Post[] {
  return posts.filter(({ services }) => services.includes(serviceIdOf(service)));
}
