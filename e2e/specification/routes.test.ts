import { expect, test } from "vitest";
import { content, pages } from "../content/site.ts";

test("every route of the specification is there", () => {
  const routes = [
    "/",
    "/about",
    "/about/culture",
    "/about/story",
    // Not of the specification, as /shoppers below.
    "/accessibility",
    "/blog-lists",
    "/contact",
    "/coupon-pricing",
    "/documents",
    "/dtransfer",
    "/dtransfer-pricing",
    "/dtransfer/redmore",
    "/flyer-pricing",
    "/login",
    "/one-day-campaign-pricing",
    "/pop-up",
    "/pricing",
    "/privacy-policy",
    "/products",
    "/serviceAchievements/storage",
    "/services",
    "/services/cloud-storage",
    "/services/digital-coupon-apps",
    "/services/digital-flyer-app",
    "/services/dtransfer",
    "/services/onedaycampaign",
    "/services/push-notifications",
    "/services/pushradius-geofencing-marketing",
    // Not of the specification, but of the decisions beside it.
    "/shoppers",
    "/signup",
    "/storage-pricing",
    "/terms-and-conditions",
    "/why-angel-app",
  ];
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path) => !path.startsWith("/blog-lists/")).sort()).toEqual(routes);
  expect(paths.filter((path) => path.startsWith("/blog-lists/"))).toHaveLength(8);
});

test("the redirects of the specification are there", () => {
  const { redirects } = content.redirects;
  expect(Object.fromEntries(redirects.map(({ from, to }) => [from, to]))).toMatchObject({
    "/services/pushradius": "/services/pushradius-geofencing-marketing",
    "/services/coupon": "/services/digital-coupon-apps",
    "/services/pushnotifications": "/services/push-notifications",
    "/services/storage": "/services/cloud-storage",
    "/services/flyer": "/services/digital-flyer-app",
    "/services": "/services/digital-flyer-app",
  });
});
