import { slugOf } from "../content/site/slug.ts";

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

/**
 * A redirect for each post from its address on the old site, which was its percent-encoded title.
 * Next matches addresses in any letter case.
 */
export function postRedirects(posts: readonly { title: string }[]): SiteRedirect[] {
  return posts.flatMap(({ title }) => {
    const from = `/blog-lists/${encodeURIComponent(title)}` as const;
    const to = `/blog-lists/${slugOf(title)}` as const;
    // The title of one word differs from its slug by letter case alone, which would be a loop.
    return from.toLowerCase() === to ? [] : [{ from, to }];
  });
}

/** All redirects of a site with these posts. */
export function allRedirects(posts: readonly { title: string }[]): SiteRedirect[] {
  return [...redirects, ...postRedirects(posts)];
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
