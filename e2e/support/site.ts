import { loadContent, validData } from "../../site/load-content.ts";
import { listPages } from "../../site/pages/list-pages.ts";
import { sectionsOf } from "../../site/pages/page.ts";
import { publishedOn } from "../../site/pages/publish.ts";
import type { SectionKind, SectionOf } from "../../site/schema/sections.ts";
import { fixtureDay } from "../fixture/fixture-day.ts";
import { fixtureFiles, fixturePictures, publicFiles } from "../fixture/load-fixture.ts";
import { sectionOf } from "./section-of.ts";

/** The export of the fixture, which the tests of behavior visit (e2e/support/build-fixture.ts). */
export const out = "e2e/fixture/out";

/** Its region; the site itself is built for the USA. */
export const region = "ca";

/** The fixture's content and pages, as its build read them. */
export const content = publishedOn(
  validData(
    loadContent(fixtureFiles, {
      publicFiles,
      pictures: fixturePictures,
      today: fixtureDay,
      region,
    }),
  ),
  fixtureDay,
);
export const pages = listPages(content);

/** The first section of a kind on a page. @throws where there is none */
export const sectionAt = <Kind extends SectionKind>(path: string, kind: Kind): SectionOf<Kind> =>
  sectionOf(sectionsOf(pages.find((page) => page.path === path)), kind);

/** The sections of the page that has every kind. */
export const everySection = sectionsOf(pages.find(({ path }) => path === "/every-section"));
