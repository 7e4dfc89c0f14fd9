import { decoded, postPath, slugOf } from "../slug.ts";

/**
 * A moved address. `from` is a path as a browser sends it (percent-encoded), `to` the canonical
 * address of a page, with its query and part if any, or the full address of another site's.
 */
export type SiteRedirect = { from: string; to: string };

type Post = { file: string; title: string; formerly?: string[] | undefined };

/**
 * The ends of the addresses of a post's title or former name: percent-encoded, as on the old site,
 * or as a slug.
 */
export function endsOf(name: string): string[] {
  return [encodeURIComponent(name), slugOf(name)];
}

/**
 * The redirects to each post, from its address on the old site, which was its percent-encoded
 * title, and from its former titles and names (`formerly`). Next matches addresses in any letter
 * case.
 */
export function postRedirects(posts: readonly Post[]): SiteRedirect[] {
  const taken = new Set(posts.map((post) => postPath(post).toLowerCase()));
  return posts.flatMap((post) =>
    [post.title, ...(post.formerly ?? [])]
      .flatMap(endsOf)
      .map((segment) => ({ from: `/blog-lists/${segment}`, to: postPath(post) }))
      .filter(({ from }) => {
        const isFree = !taken.has(from.toLowerCase());
        taken.add(from.toLowerCase());
        return isFree;
      }),
  );
}

/** The content that redirects are made from: posts, and `content/redirects.yaml`. */
export type Redirecting = {
  posts: readonly Post[];
  redirects: { redirects: readonly (SiteRedirect & { off?: boolean | undefined })[] };
};

/** The address of the feed that was RSS: readers that have it find the one in Atom. */
export const feedRedirect: SiteRedirect = {
  from: "/blog-lists/feed.rss",
  to: "/blog-lists/feed.atom",
};

/** All redirects of a site: permanent (308), each in one hop. */
export function allRedirects(data: Redirecting): SiteRedirect[] {
  return [
    ...data.redirects.redirects.filter(({ off }) => !off),
    feedRedirect,
    ...postRedirects(data.posts),
  ];
}

/**
 * The file of the page that leads on where a host has no redirects. There is none for an address that
 * ends like a file's, since hosts look at the ending, nor for one that is no file name on every system.
 */
export function pageFileOf({ from }: SiteRedirect): string | undefined {
  const names = from.slice(1).split("/").map(decoded);
  const isPage = names.every(isFileName) && !/\.[a-z]\w{0,4}$/i.test(from);
  return isPage ? `${names.join("/")}.html` : undefined;
}

function isFileName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file name may hold them
  return name !== "" && !name.startsWith(".") && !/[/\\:*?"<>|\u0000-\u001f]/.test(name);
}

/**
 * Redirects in the form of next.config.ts, for `next dev`: temporary, since browsers would keep
 * permanent ones for ever.
 */
export function nextRedirects(list: readonly SiteRedirect[]) {
  return list.map(({ from, to }) => ({
    // Signs that stay as they are in an address, and have a meaning in Next's patterns.
    source: from.replace(/[()*+]/g, "\\$&"),
    destination: to.replace(
      /(?<=^(?:https:\/\/[^/]*)?\/[^?]*)[:()*+]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16)}`,
    ),
    permanent: false,
  }));
}
