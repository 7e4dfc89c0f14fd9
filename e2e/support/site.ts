import { listPages } from "../../compiler/site/list-pages.ts";
import { publishedOn } from "../../compiler/site/publish.ts";
import { fixtureDay } from "../../fixture/fixture-day.ts";
import { fixtureData } from "../../fixture/load-fixture.ts";

/** The export of the fixture, which the tests of behaviour visit (e2e/support/build-fixture.ts). */
export const out = "fixture/out";

/** The fixture's content and pages, as its build read them. */
export const content = publishedOn(fixtureData, fixtureDay);
export const pages = listPages(content);

/** Where the form sends messages: by http, since the tests' server has no certificate. */
export const contactUrl = content.site.contactEndpoint.replace("https:", "http:");
