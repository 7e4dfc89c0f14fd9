/** One address that moved. `to` is a page's canonical address; both are exact paths. */
export type SiteRedirect = { from: `/${string}`; to: `/${string}` };

/**
 * /services is listed twice: as the products page and as a redirect to the flyers. It shows
 * the products page; `true` turns it into the redirect (decisions.md, "Routes").
 */
const servicesRedirects: boolean = false;

export const servicesRedirect: SiteRedirect = {
  from: "/services",
  to: "/services/digital-flyer-app",
};

/** Every redirect of the site: permanent (308), one hop. next.config.ts declares them. */
export const redirects: SiteRedirect[] = [
  { from: "/services/pushradius", to: "/services/pushradius-geofencing-marketing" },
  { from: "/services/coupon", to: "/services/digital-coupon-apps" },
  { from: "/services/pushnotifications", to: "/services/push-notifications" },
  { from: "/services/storage", to: "/services/cloud-storage" },
  { from: "/services/flyer", to: "/services/digital-flyer-app" },
  ...(servicesRedirects ? [servicesRedirect] : []),
];
