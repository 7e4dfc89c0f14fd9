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
import { offerSchema } from "../schema/offer.ts";
import { pageSchema } from "../schema/page.ts";
import { pricesSchema } from "../schema/prices.ts";
import { questionsSchema } from "../schema/questions.ts";
import { redirectsSchema } from "../schema/redirects.ts";
import { notFoundSchema } from "../schema/routes/not-found.ts";
import { pricingPageSchema } from "../schema/routes/pricing.ts";
import { serviceSchema } from "../schema/service.ts";
import { siteSchema } from "../schema/site.ts";
import { whichOneSchema } from "../schema/which-one.ts";
import { wordsSchema } from "../schema/words.ts";
import type { Drawings } from "./drawings.ts";

export type Single = readonly [path: string, schema: z.ZodType, label?: string];

/**
 * Every kind of content that is one file: its path in `content/`, its schema and, where its name does
 * not say what it is, its label in the editor.
 */
export const singles = {
  site: ["site.yaml", siteSchema, "Names and addresses"],
  navigation: ["navigation.yaml", navigationSchema, "Menus and footers"],
  offer: ["offer.yaml", offerSchema],
  prices: ["prices.yaml", pricesSchema],
  whichOne: ["which-one.yaml", whichOneSchema, "Which one do I need?"],
  billing: ["billing.yaml", billingSchema, "How billing works"],
  beforeYouBuy: ["before-you-buy.yaml", beforeYouBuySchema],
  maker: ["maker.yaml", makerSchema, "Make your flyer"],
  breakEven: ["break-even.yaml", breakEvenSchema, "How many sales pay for it?"],
  nextSteps: ["next-steps.yaml", nextStepsSchema, "Last band of a page"],
  questions: ["questions.yaml", questionsSchema, "Open questions"],
  redirects: ["redirects.yaml", redirectsSchema],
  words: ["words.yaml", wordsSchema, "Words of our own"],
  faq: ["faq.yaml", faqSchema, "Questions and answers"],
  notFound: ["routes/not-found.yaml", notFoundSchema, "Page not found"],
  pricingPage: ["routes/pricing.yaml", pricingPageSchema, "Words of the pricing pages"],
  article: ["dtransfer/article.md", articleSchema, "dTransfer's article"],
  privacy: ["legal/privacy-policy.md", legalSchema],
  terms: ["legal/terms-and-conditions.md", legalSchema],
} as const satisfies Record<string, Single>;

export type Folder = readonly [folder: string, ending: string, schema: z.ZodType, label?: string];

/** Every kind of content that is a folder of files: a new file is a new entry. */
export const folders = {
  pages: ["pages/", ".yaml", pageSchema],
  services: ["services/", ".yaml", serviceSchema],
  posts: ["blog/", ".md", postSchema, "Blog posts"],
} as const satisfies Record<string, Folder>;

/** The folder, ending and schema of a path's kind; undefined for a file that is a kind of its own. */
export function folderOf(path: string) {
  if (Object.values(singles).some(([single]) => single === path)) return undefined;
  return Object.values(folders).find(
    ([folder, ending]) => path.startsWith(folder) && path.endsWith(ending),
  );
}

/** The schema of a file below `content/`, "pages/home.yaml". */
export function schemaOf(path: string): z.ZodType | undefined {
  const single = Object.values(singles).find(([name]) => name === path);
  return single?.[1] ?? folderOf(path)?.[2];
}

/** A Markdown text, tokens filled in, with the line of its file on which it begins. */
type Markdown = { file: string; line: number; text: string };

/** A parsed file of schema S: its fields, and its Markdown body, which is empty in a YAML file. */
type Parsed<S extends z.ZodType> = z.output<S> & { file: string; prose: Markdown };

/** All content. */
export type Data = {
  [K in keyof typeof singles]: Parsed<(typeof singles)[K][1]>;
} & {
  [K in keyof typeof folders]: Parsed<(typeof folders)[K][2]>[];
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

/** All parsed files. */
export function entriesOf(data: Data): Entry[] {
  const keys = [...Object.keys(singles), ...Object.keys(folders)] as (keyof Data)[];
  return keys.flatMap((key) => data[key] as Entry | Entry[]);
}
