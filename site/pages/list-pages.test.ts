import { toString as textIn } from "mdast-util-to-string";
import { expect, test } from "vitest";
import { dataWith, swap } from "../../e2e/fixture/load-fixture.ts";
import { breadcrumbOf } from "./breadcrumb.ts";
import { chaptersOf } from "./chapters.ts";
import { listPages } from "./list-pages.ts";
import type { Page } from "./page.ts";

const data = dataWith({});
const pages = listPages(data);

test("repeated pages have one canonical address", () => {
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

test("an address that ends in the name of a tab opens it, a further one of the page does not", () => {
  const about = swap(
    /^ {2}aliases:\n/m,
    ["/about-us", "/about/why"].reduce(
      (list, path) =>
        `${list}    - path: ${path}\n      title: At ${path}\n      description: ${path.repeat(6)}\n      name: Us\n`,
      "$&",
    ),
  );
  const tabs = listPages(dataWith({ "content/pages/about.yaml": about })).flatMap((page) =>
    page.canonical === "/about" && page.kind === "sections" ? [[page.path, page.tab]] : [],
  );
  expect(Object.fromEntries(tabs)).toEqual({
    "/about": undefined,
    "/about-us": undefined,
    "/about/story": "story",
    "/about/why": "why",
    "/about/culture": "culture",
  });
});

test("three pages are kept out of search engines", () => {
  expect(pages.filter(({ indexed }) => !indexed).map(({ path }) => path)).toEqual([
    "/login",
    "/pop-up",
    "/signup",
  ]);
});

const home = { label: "Home", name: "Home", path: "/" };
const { services } = data.navigation.bar;
const nameAt = (path: string) => pages.find((page) => page.path === path)?.name;

test.each([
  ["/contact", [home, { label: "contact", name: nameAt("/contact") }]],
  [
    "/about/story",
    [
      home,
      { label: "about", name: nameAt("/about"), path: "/about" },
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
  expect(breadcrumbOf(path, findPage)).toEqual(trail);
});

test("the breadcrumb of an editor's page has the spelling of its title", () => {
  const garden = { name: "Flyers for McGarden", canonical: "/x" } as Page;
  const trail = breadcrumbOf("/flyers-for-mcgarden", () => garden);
  expect(trail.at(-1)).toMatchObject({ label: "Flyers for McGarden" });
  const versus = { ...garden, name: "Paper vs. Digital Flyers" };
  expect(breadcrumbOf("/paper-vs-digital-flyers", () => versus).at(-1)).toMatchObject({
    label: "Paper vs. Digital Flyers",
  });
  const priced = { ...garden, name: "dTransfer Pricing: Plans" };
  expect(breadcrumbOf("/dtransfer-pricing", () => priced).at(-1)).toMatchObject({
    label: "dTransfer pricing",
  });
  const plain = { ...garden, name: "Flyers for garden centers" };
  expect(breadcrumbOf("/flyers-for-garden-centers", () => plain).at(-1)).toMatchObject({
    label: "flyers for garden centers",
  });
});

test("a Markdown body is taken apart at its headings", () => {
  const body = "Intro.\n\n## One\n\n![A ticket](drawing:coupon)\n\nText.\n\n## Two\nMore.\n";
  const { intro, chapters } = chaptersOf(body);
  expect(textIn(intro)).toBe("Intro.");
  expect(chapters.map(({ text, ...chapter }) => ({ ...chapter, text: textIn(text) }))).toEqual([
    {
      id: "one",
      heading: "One",
      picture: { alt: "A ticket", target: "drawing:coupon" },
      text: "Text.",
      line: 2,
    },
    { id: "two", heading: "Two", picture: undefined, text: "More.", line: 8 },
  ]);
});
