import type { Data } from "../load/collections.ts";
import type { FieldPath } from "../load/walk.ts";
import type { Ink } from "../schema/fields.ts";
import type { PriceListName } from "../schema/prices.ts";
import type { CompanyTab } from "../schema/sections/parts.ts";
import type { Section } from "../schema/sections.ts";

type Service = Data["services"][number];
/** A post with its address. */
export type Post = Data["posts"][number] & { path: `/blog-lists/${string}` };

/** What a page is made from. */
export type PageContent =
  | SectionsContent
  | { kind: "prices"; list: PriceListName }
  | { kind: "post"; post: Post }
  | { kind: "article"; text: Data["article"] }
  | { kind: "legal"; text: Data["privacy"] };
type SectionsContent = {
  kind: "sections";
  sections: readonly Section[];
  /** The service that the page is about. */
  service?: Service | undefined;
  /** The tab of the company that is open at this address, whose heading is then the page's. */
  tab?: CompanyTab | undefined;
};

/** All that the site knows of one of its pages. */
export type Page = PageFacts & PageContent;
export type PageOfSections = PageFacts & SectionsContent;

/** What every page has. */
export type PageFacts = {
  path: string;
  title: string;
  /** The title without the name of the site. */
  shortTitle: string;
  description: string;
  /** Its name in the BreadcrumbList of the structured data; the page shows these words. */
  name: string;
  /** Day of its first publication, and of a change since, of a post or the article. */
  published?: { date: string; updated?: string | undefined };
  /** The canonical address: its own, or that of the page with the same content. */
  canonical: string;
  /** Whether only `next dev` shows it. */
  draft?: boolean | undefined;
  /** Whether search engines may list it. */
  indexed: boolean;
  footer: "main" | "second";
  /** The content file with its words, and the group of fields there that has its title. */
  file: string;
  field: FieldPath;
  /** Day of the last change of any file that it shows: "2026-11-21". */
  updated: string;
  /** The group in which it stands in the list for language models (app/llms.txt). */
  group: "site" | "services" | "pricing" | "blog" | "dtransfer" | "optional";
  /** Its picture on other sites: a drawing on its ink, and the line above the title. */
  sharing: Sharing;
};

export type Sharing = {
  eyebrow: string;
  drawing: string;
  ink: Ink;
  /** The drawing's alternative text, if it has one. */
  alt?: string | undefined;
};

/** The sections of a page, if it is a list of these. */
export function sectionsOf(page: Page | undefined): readonly Section[] {
  return page?.kind === "sections" ? page.sections : [];
}

/** Whether search engines may list the page under its own address. */
export function isListed({ path, canonical, indexed }: Page): boolean {
  return indexed && path === canonical;
}
