import { readdirSync } from "node:fs";
import { expect, test } from "playwright/test";
import { pages } from "./site.ts";

test("every page of the list is a file of the export, and no other page is", () => {
  const exported = readdirSync("out", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".html"))
    .map((path) => `/${path.replace(/\.html$/, "").replace(/^index$/, "")}`);
  const listed = [...pages.map(({ path }) => path), "/404", "/_not-found", "/blog-lists/404"];
  expect(exported.sort()).toEqual(listed.sort());
});

test("every route of the specification is there", () => {
  const routes = [
    "/",
    "/about",
    "/about/culture",
    "/about/story",
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
    "/signup",
    "/storage-pricing",
    "/terms-and-conditions",
    "/why-angel-app",
  ];
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path) => !path.startsWith("/blog-lists/")).sort()).toEqual(routes);
  expect(paths.filter((path) => path.startsWith("/blog-lists/"))).toHaveLength(8);
});
