import type { z } from "zod";
import { folderOf, singles } from "../../site/load/collections.ts";
import { readSource } from "../../site/load/source.ts";
import type { NewKind } from "../../site/new-file.ts";
import { inWords } from "./names.ts";

/** A file that the editor opens: its path below `content/`, and its group in the list. */
export type ContentFile = { path: string; group: string };

type SingleFile = (typeof singles)[keyof typeof singles][0];
type Words = [label: string, note?: string];

/** Title and note, in the editor's list, of each file that is not a page. */
const words: Partial<Record<string, Words>> = {
  "billing.yaml": ["Billing", "What a price includes and how it is paid, below the prices."],
  "before-you-buy.yaml": ["Before you buy", "What is known, and what is not, on the contact page."],
  "break-even.yaml": ["Break-even", "How many sales pay for a run, beside the prices."],
  "faq.yaml": ["Questions and answers", "Below the text of Why Angel App."],
  "navigation.yaml": ["Menus", "The menu, both footers and the words of the frame."],
  "next-steps.yaml": ["Next steps", "The tickets at the end of pages, and where they lead."],
  "prices.yaml": ["Prices", "Every price on the site, and what each plan has."],
  "promotion.yaml": ["Promotion", "The banner and the pop-up: code, words, first and last day."],
  "questions.yaml": ["Questions to the owner", "What must be answered before the launch."],
  "redirects.yaml": ["Redirects", "Former addresses, and where they lead."],
  "site.yaml": ["Names and addresses", "The site's name, e-mail, social networks, app stores."],
  "which-one.yaml": ["Which one do I need?", "The table from a goal to a service."],
  "pages/dtransfer.yaml": ["dTransfer"],
  "pages/legal.yaml": ["Words of legal texts", "Before their dates."],
  "pages/not-found.yaml": ["Page not found", "In place of pages and posts that are not there."],
  "pages/placeholders.yaml": ["Login and sign-up"],
  "pages/why.yaml": ["Why Angel App"],
} satisfies Record<Exclude<SingleFile, `${string}/${string}`>, Words> &
  Partial<Record<SingleFile, Words>>;

/** Groups of the list in order, by the beginning of a file's path, and what is added to them. */
const groups: { start: string; name: string; added?: NewKind }[] = [
  { start: "blog/", name: "Posts", added: "post" },
  { start: "services/", name: "Services", added: "service" },
  { start: "pages/", name: "Pages", added: "page" },
  { start: "dtransfer/", name: "Pages" },
  { start: "legal/", name: "Legal texts" },
  { start: "", name: "On several pages" },
];

/** The files that have a schema, in the order of their groups. */
export function contentFiles(paths: string[]): ContentFile[] {
  return paths
    .filter((path) => schemaOf(path))
    .map((path) => ({ path, group: groupOf(path) }))
    .sort((a, b) => rank(a) - rank(b));
}

/** Schema of the file at a path. */
export function schemaOf(path: string): z.ZodType | undefined {
  const single = Object.values(singles).find(([file]) => file === path);
  if (single) return single[1];
  return folderOf(path)?.[2];
}

/** Whether editors may delete a file: a post, a service or a plain page. */
export function isDeletable(path: string): boolean {
  return folderOf(path) !== undefined;
}

/** What is added to a group of the list, and the address of the page that does it: "/edit/blog/new". */
export function addedTo(group: string): { kind: NewKind; address: string } | undefined {
  const { start, added: kind } = groups.find(({ name, added }) => added && name === group) ?? {};
  return kind && { kind, address: `/edit/${start}new` };
}

/** The kind of entry that is added at an address below /edit. */
export function newKindOf(address: string): NewKind | undefined {
  return groups.find(({ start, added }) => added && address === `${start}new`)?.added;
}

/** Path of the file that is edited at an address: "blog/a" → "blog/a.md"; "" is the list. */
export function fileAt(address: string): string {
  const endings = [".yaml", ".md"];
  const ending = endings.find((candidate) => schemaOf(address + candidate));
  return ending ? address + ending : address;
}

function groupOf(path: string): string {
  return groups.find(({ start }) => path.startsWith(start))?.name ?? "";
}

function rank({ group }: ContentFile): number {
  return groups.findIndex(({ name }) => name === group);
}

/** A file's name in words: "pages/pop-up.yaml" → "Pop up", "faq.yaml" → "Questions and answers". */
export function labelOf(path: string): string {
  const name = path.split("/").at(-1)?.split(".")[0] ?? path;
  return words[path]?.[0] ?? inWords(name);
}

/** The note on a file, if its name does not say what it contains. */
export function noteOf(path: string): string | undefined {
  return words[path]?.[1];
}

/** The title or name that a file gives its page or service, otherwise the file's name in words. */
export function titleOf(path: string, text: string): string {
  if (!/^(blog|services)\/|\.md$/.test(path)) return labelOf(path);
  const { title, name } = (readSource(path, text).data ?? {}) as { title?: string; name?: string };
  return title || name || labelOf(path);
}
