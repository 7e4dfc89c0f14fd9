import type { z } from "zod";
import { articleSchema } from "../schema/article.ts";
import { beforeYouBuySchema } from "../schema/before-you-buy.ts";
import { billingSchema } from "../schema/billing.ts";
import { postSchema } from "../schema/blog.ts";
import { breakEvenSchema } from "../schema/break-even.ts";
import { faqSchema } from "../schema/faq.ts";
import { legalSchema } from "../schema/legal.ts";
import { makerSchema } from "../schema/maker.ts";
import { navigationSchema } from "../schema/navigation.ts";
import { nextStepsSchema } from "../schema/next-steps.ts";
import { notFoundSchema } from "../schema/not-found.ts";
import { offerSchema } from "../schema/offer.ts";
import { pageSchema } from "../schema/page.ts";
import { pricesSchema } from "../schema/prices.ts";
import { pricingPageSchema } from "../schema/pricing-page.ts";
import { questionsSchema } from "../schema/questions.ts";
import { redirectsSchema } from "../schema/redirects.ts";
import type { Section, SectionKind } from "../schema/sections.ts";
import { serviceSchema } from "../schema/service.ts";
import { siteSchema } from "../schema/site.ts";
import { whichOneSchema } from "../schema/which-one.ts";
import { wordsSchema } from "../schema/words.ts";
import type { Drawings } from "./drawings.ts";
import type { FieldPath } from "./walk.ts";

/** What every kind of content has. */
type Kind = {
  schema: z.ZodType;
  /** Its label in the editor, where its name does not say what it is. */
  label?: string;
  /**
   * Where its words are seen, if it has no page of its own: on the first page with a section of that
   * kind, on pages of prices, on the not-found page, or on every page.
   */
  seenOn?: SectionKind | "prices" | "not-found" | "every-page";
};
export type Single = Kind & {
  path: string;
  /** The group in which the editor lists it; "shared" unless it says another. */
  group?: "prices" | "texts";
};
export type Folder = Kind & { folder: string; ending: string };

/** Every kind of content that is one file. */
export const singles = {
  site: {
    path: "content/site.yaml",
    schema: siteSchema,
    label: "Names and addresses",
    seenOn: "every-page",
  },
  navigation: {
    path: "content/navigation.yaml",
    schema: navigationSchema,
    label: "Menus and footers",
    seenOn: "every-page",
  },
  offer: { path: "content/offer.yaml", schema: offerSchema, seenOn: "offer", group: "prices" },
  prices: { path: "content/prices.yaml", schema: pricesSchema, group: "prices" },
  whichOne: {
    path: "content/which-one.yaml",
    schema: whichOneSchema,
    label: "Which one do I need?",
    seenOn: "which-one",
  },
  billing: {
    path: "content/billing.yaml",
    schema: billingSchema,
    label: "How billing works",
    seenOn: "prices",
    group: "prices",
  },
  beforeYouBuy: {
    path: "content/before-you-buy.yaml",
    schema: beforeYouBuySchema,
    seenOn: "before-you-buy",
  },
  maker: {
    path: "content/maker.yaml",
    schema: makerSchema,
    label: "Make your flyer",
    seenOn: "maker",
    group: "prices",
  },
  breakEven: {
    path: "content/break-even.yaml",
    schema: breakEvenSchema,
    label: "How many sales pay for it?",
    seenOn: "prices",
    group: "prices",
  },
  nextSteps: {
    path: "content/next-steps.yaml",
    schema: nextStepsSchema,
    label: "Last band of a page",
    seenOn: "prices",
  },
  questions: { path: "content/questions.yaml", schema: questionsSchema, label: "Open questions" },
  redirects: { path: "content/redirects.yaml", schema: redirectsSchema },
  words: { path: "content/words.yaml", schema: wordsSchema, label: "Words of our own" },
  faq: {
    path: "content/faq.yaml",
    schema: faqSchema,
    label: "Questions and answers",
    seenOn: "questions",
    group: "texts",
  },
  notFound: {
    path: "content/not-found.yaml",
    schema: notFoundSchema,
    label: "Page not found",
    seenOn: "not-found",
    group: "texts",
  },
  pricingPage: {
    path: "content/pricing-page.yaml",
    schema: pricingPageSchema,
    label: "Words of the pricing pages",
    seenOn: "prices",
    group: "prices",
  },
  article: {
    path: "content/article.md",
    schema: articleSchema,
    label: "dTransfer's article",
    group: "texts",
  },
  privacy: { path: "content/legal/privacy-policy.md", schema: legalSchema, group: "texts" },
  terms: { path: "content/legal/terms-and-conditions.md", schema: legalSchema, group: "texts" },
} as const satisfies Record<string, Single>;

/** Every kind of content that is a folder of files: a new file is a new entry. */
export const folders = {
  pages: { folder: "content/pages/", ending: ".yaml", schema: pageSchema },
  services: {
    folder: "content/services/",
    ending: ".yaml",
    schema: serviceSchema,
    seenOn: "services",
  },
  posts: { folder: "content/blog/", ending: ".md", schema: postSchema, label: "Blog posts" },
} as const satisfies Record<string, Folder>;

export type Collection = { name: string } & (Single | Folder);

/** The collection of a file, "content/pages/home.yaml"; undefined where it has none. */
export function collectionOf(file: string): Collection | undefined {
  const isIn = ({ folder, ending }: Folder) => file.startsWith(folder) && file.endsWith(ending);
  const [name, kind] =
    Object.entries<Single>(singles).find(([, single]) => single.path === file) ??
    Object.entries<Folder>(folders).find(([, folder]) => isIn(folder)) ??
    [];
  return name && kind ? { name, ...kind } : undefined;
}

/** A Markdown text, tokens filled in, with the line of its file on which it begins. */
type Markdown = { file: string; line: number; text: string };

/** A parsed file of schema S: its fields, and its Markdown body, which is empty in a YAML file. */
type Parsed<S extends z.ZodType> = z.output<S> & { file: string; prose: Markdown };

/** All content. */
export type Data = {
  [K in keyof typeof singles]: Parsed<(typeof singles)[K]["schema"]>;
} & {
  [K in keyof typeof folders]: Parsed<(typeof folders)[K]["schema"]>[];
} & {
  /** Code samples by file name. */
  samples: Record<string, string>;
  drawings: Drawings;
};

/** A parsed file of any kind. */
export type Entry = {
  file: string;
  prose: Markdown;
  draft?: boolean;
  date?: string;
  updated?: string;
};

/** A list of sections in an entry, and where it stands there. */
type SectionList = { sections: readonly Section[]; path: FieldPath };

/** The sections of an entry: of a page, or of a service's page; undefined where it has none. */
export function sectionListOf(entry: Entry): SectionList | undefined {
  const { sections, page } = entry as Entry & Partial<SectionList & { page: SectionList }>;
  if (sections) return { sections, path: ["sections"] };
  return page && { sections: page.sections, path: ["page", "sections"] };
}

/** All parsed files. */
export function entriesOf(data: Data): Entry[] {
  const keys = [...Object.keys(singles), ...Object.keys(folders)] as (keyof Data)[];
  return keys.flatMap((key) => data[key] as Entry | Entry[]);
}
