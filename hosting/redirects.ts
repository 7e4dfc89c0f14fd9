import { postPath, slugOf } from "../content/site/slug.ts";

/**
 * A moved address. `from` is a path as a browser sends it (percent-encoded), `to` the canonical
 * address of a page.
 */
export type SiteRedirect = { from: `/${string}`; to: `/${string}` };

/**
 * /services is listed twice: as the products page and as a redirect to the flyers. It shows
 * the products page; `true` turns it into the redirect.
 */
const servicesRedirects: boolean = false;

export const servicesRedirect: SiteRedirect = {
  from: "/services",
  to: "/services/digital-flyer-app",
};

/** Permanent redirects (308), each in one hop. */
export const redirects: SiteRedirect[] = [
  { from: "/services/pushradius", to: "/services/pushradius-geofencing-marketing" },
  { from: "/services/coupon", to: "/services/digital-coupon-apps" },
  { from: "/services/pushnotifications", to: "/services/push-notifications" },
  { from: "/services/storage", to: "/services/cloud-storage" },
  { from: "/services/flyer", to: "/services/digital-flyer-app" },
  ...(servicesRedirects ? [servicesRedirect] : []),
];

type Post = { file: string; title: string; formerly?: string[] | undefined };

/**
 * The redirects to each post: from its address on the old site, which was its percent-encoded title,
 * and from the titles and names that it had before (`formerly`). Next matches addresses in any
 * letter case.
 */
export function postRedirects(posts: readonly Post[]): SiteRedirect[] {
  const taken = new Set(posts.map((post) => postPath(post).toLowerCase()));
  return posts.flatMap((post) =>
    [post.title, ...(post.formerly ?? [])]
      .flatMap((name) => [encodeURIComponent(name), slugOf(name)])
      .map((segment) => ({ from: `/blog-lists/${segment}` as const, to: postPath(post) }))
      .filter(({ from }) => {
        const isFree = !taken.has(from.toLowerCase());
        taken.add(from.toLowerCase());
        return isFree;
      }),
  );
}

/** The content that redirects are made from: posts, and addresses of deleted pages (redirects.yaml). */
export type Redirecting = {
  posts: readonly Post[];
  redirects: { redirects: readonly { from: string; to: string }[] };
};

/** The redirects of `content/redirects.yaml`, which editors make. */
export function editorsRedirects(data: Redirecting): SiteRedirect[] {
  return data.redirects.redirects as SiteRedirect[];
}

/** All redirects of a site. */
export function allRedirects(data: Redirecting): SiteRedirect[] {
  return [...redirects, ...editorsRedirects(data), ...postRedirects(data.posts)];
}

/** The redirects in the form of next.config.ts. */
export function nextRedirects(list: readonly SiteRedirect[]) {
  return list.map(({ from, to }) => ({
    // encodeURIComponent leaves brackets and stars, which have a meaning in Next's patterns.
    source: from.replace(/[()*]/g, "\\$&"),
    destination: to,
    permanent: true,
  }));
}
