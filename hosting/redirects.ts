import { slugOf } from "../content/site/slug.ts";

/**
 * One address that moved. `from` is a path as a browser sends it (percent-encoded), `to` a
 * page's canonical address; both are exact.
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

/** The addresses that moved for good: permanent (308), one hop. */
export const redirects: SiteRedirect[] = [
  { from: "/services/pushradius", to: "/services/pushradius-geofencing-marketing" },
  { from: "/services/coupon", to: "/services/digital-coupon-apps" },
  { from: "/services/pushnotifications", to: "/services/push-notifications" },
  { from: "/services/storage", to: "/services/cloud-storage" },
  { from: "/services/flyer", to: "/services/digital-flyer-app" },
  ...(servicesRedirects ? [servicesRedirect] : []),
];

/**
 * The address that a post had on the old site, its title percent-encoded, for every post.
 * They are declared in next.config.ts with the others, so that `next dev` and the hosts' files
 * have them from one list; Next matches them in any letter case.
 */
export function postRedirects(posts: readonly { title: string }[]): SiteRedirect[] {
  return posts.flatMap(({ title }) => {
    const from = `/blog-lists/${encodeURIComponent(title)}` as const;
    const to = `/blog-lists/${slugOf(title)}` as const;
    // A title of one word differs from its address by letter case alone: that would be a loop.
    return from.toLowerCase() === to ? [] : [{ from, to }];
  });
}

/** Every redirect of a site with these posts. */
export function allRedirects(posts: readonly { title: string }[]): SiteRedirect[] {
  return [...redirects, ...postRedirects(posts)];
}

/** The redirects as next.config.ts takes them. */
export function nextRedirects(list: readonly SiteRedirect[]) {
  return list.map(({ from, to }) => ({
    // An encoded title may still hold brackets and stars, which are signs of Next's patterns.
    source: from.replace(/[()*]/g, "\\$&"),
    destination: to,
    permanent: true,
  }));
}
