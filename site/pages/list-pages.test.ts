import { describe, expect, test } from "vitest";
import { dataWith } from "../../e2e/fixture/load-fixture.ts";
import { trailOf } from "./breadcrumb.ts";
import { chaptersOf } from "./chapters.ts";
import { listPages } from "./list-pages.ts";
import { slugOf } from "./slug.ts";

const data = dataWith({});
const pages = listPages(data);

describe("the list of pages", () => {
  test("gives repeated pages one canonical address", () => {
    const repeated = pages.filter(({ path, canonical }) => path !== canonical);
    expect(Object.fromEntries(repeated.map(({ path, canonical }) => [path, canonical]))).toEqual({
      "/about/story": "/about",
      "/about/culture": "/about",
      "/products": "/services/dtransfer",
      "/services": "/services/dtransfer",
      "/serviceAchievements/storage": "/services/cloud-storage",
      "/pricing": "/flyer-pricing",
    });
  });

  test("keeps three pages out of search engines", () => {
    expect(pages.filter(({ indexed }) => !indexed).map(({ path }) => path)).toEqual([
      "/pop-up",
      "/login",
      "/signup",
    ]);
  });

  test("gives the second footer to the dTransfer pages", () => {
    expect(pages.filter(({ footer }) => footer === "second").map(({ path }) => path)).toEqual([
      "/dtransfer",
      "/dtransfer/redmore",
      "/documents",
    ]);
  });
});

test("a post's title ends as those of other pages do, and its name is the title alone", () => {
  const post = pages.find(({ path, group }) => group === "blog" && path !== "/blog-lists");
  expect(post?.title).toBe(`${post?.name} | ${data.site.name}`);
});

test("a page of prices has a short name", () => {
  const { name } = pages.find(({ path }) => path === "/coupon-pricing") ?? {};
  expect(name).toBe(`${data.pricingPage.heading}: ${data.prices.categories.coupon.tab}`);
});

const home = { label: "Home", name: "Home", path: "/" };
const { services } = data.navigation.bar;

test.each([
  ["/contact", [home, { label: "contact", name: data.contact.hero.eyebrow }]],
  [
    "/services/digital-flyer-app",
    [
      home,
      { label: "services", name: services, path: "/services/dtransfer" },
      { label: "digital flyer app", name: "Digital Flyers" },
    ],
  ],
  [
    "/about/story",
    [
      home,
      { label: "about", name: data.about.hero.eyebrow, path: "/about" },
      { label: "story", name: "Story" },
    ],
  ],
  [
    "/serviceAchievements/storage",
    [home, { label: "serviceAchievements" }, { label: "storage", name: "Cloud Storage" }],
  ],
  [
    "/services/onedaycampaign",
    [
      home,
      { label: "services", name: services, path: "/services/dtransfer" },
      { label: "One Day Campaign", name: "One Day Campaign" },
    ],
  ],
])("the breadcrumb of %s", (path, trail) => {
  const findPage = (path: string) => pages.find((page) => page.path === path);
  expect(trailOf(path, "Home", findPage)).toEqual(trail);
});

test.each([
  ["Security And Simplicity", "security-and-simplicity"],
  ["Don’t pay twice: café & co.", "dont-pay-twice-cafe-co"],
])("the slug of %s is %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test("a Markdown body is taken apart at its headings", () => {
  const body = "Intro.\n\n## One\n\n![A ticket](scene:coupon)\n\nText.\n\n## Two\nMore.\n";
  expect(chaptersOf(body)).toEqual({
    intro: "Intro.",
    chapters: [
      {
        id: "one",
        heading: "One",
        picture: { alt: "A ticket", target: "scene:coupon" },
        text: "Text.",
        line: 2,
      },
      { id: "two", heading: "Two", picture: undefined, text: "More.", line: 8 },
    ],
  });
});

test("a body that begins with a heading has no introduction, and all its chapters", () => {
  const { intro, chapters } = chaptersOf("## One\n\nText.\n\n## Two\nMore.\n");
  expect(intro).toBe("");
  expect(chapters).toMatchObject([
    { heading: "One", line: 0 },
    { heading: "Two", line: 4 },
  ]);
});
