import type { Data } from "../load/collections.ts";
import type { FieldPath } from "../load/walk.ts";
import type { Ink } from "../schema/fields.ts";
import type { Section } from "../schema/sections.ts";

type Service = Data["services"][number];

/** All that the site knows of one of its pages. */
export type Page = {
  path: string;
  title: string;
  /** The title without the name of the site. */
  shortTitle: string;
  description: string;
  /** Its name in the BreadcrumbList of the structured data; the page shows these words. */
  name: string;
  /** Day of its first publication, and of a change since, of a post or the article. */
  published?: { date: string; updated?: string | undefined };
  /**
   * What its file is: a list of sections, a price list or a legal text. Other pages have their own
   * routes.
   */
  kind: "sections" | "prices" | "legal" | "own";
  sections: readonly Section[];
  /** The service that the page is about. */
  service?: Service | undefined;
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

/** Whether search engines may list the page under its own address. */
export function isListed({ path, canonical, indexed }: Page): boolean {
  return indexed && path === canonical;
}
