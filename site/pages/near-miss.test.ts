import { expect, test } from "vitest";
import { nearMisses } from "./near-miss.ts";

test.each([
  ["/Contact", "/contact"],
  ["/Services/Digital-Flyer-App", "/services/digital-flyer-app"],
  ["/contact.", "/contact"],
  ["/contact).", "/contact"],
  ["/services/cloud-storage,", "/services/cloud-storage"],
  ["/contact%E2%80%8B", "/contact"],
  ["/contact%EF%BB%BF", "/contact"],
  ["/contact%E2%80%9D", "/contact"],
  ["/contact%22", "/contact"],
  ["/contact'", "/contact"],
  ["/contact/)", "/contact"],
  ["/contact%20", "/contact"],
  ["/CONTACT%E2%80%A6", "/contact"],
  ["/)", "/"],
  ["/serviceAchievements/storage.", "/serviceAchievements/storage"],
  ["/blog-lists/half-off)", "/blog-lists/half-off"],
  ["/Blog-Lists/Half%20Off%E2%80%8B", "/blog-lists/half-off"],
])("%s may mean %s", (path, meant) => {
  expect(nearMisses(path)).toContain(meant);
});

test.each([
  "/contact",
  "/nothing",
  "/",
  "/404.",
  "/Blog-Lists/404",
  "//evil.com",
  "//Evil",
  "//evil.",
  "/%2F%2Fevil",
  "/%5Cevil",
  "/@evil.com)",
  "/https:evil.com",
  "/about;x",
  "/about%00",
  "/%E0%A4%A",
  "/wp-login.PHP",
  `/${"A".repeat(9000)}`,
  `/contact${")".repeat(9000)}`,
])("%s means nothing else", (path) => {
  expect(nearMisses(path)).toEqual([]);
});

test("what a near miss leads to leads no further back: no loop", () => {
  for (const path of ["/Contact).", "/A/B.", "/Blog-Lists/X%20Y."])
    for (const meant of nearMisses(path)) expect(nearMisses(meant)).not.toContain(path);
});
