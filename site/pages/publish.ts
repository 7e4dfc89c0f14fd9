import { type Data, folders } from "../load/collections.ts";

type Text = { file?: string; draft?: boolean | undefined; date?: string | undefined };

/** Why a text is only shown in `next dev`: it is a draft, or its date is in the future. */
export type Unpublished = "draft" | "scheduled";

/**
 * Why a text is not published; undefined if it is.
 * @param today the day of the build, "2026-12-01"; a post is published from its date on
 */
export function whyUnpublished(text: Text, today: string): Unpublished | undefined {
  if (text.draft) return "draft";
  return text.date && text.date > today ? "scheduled" : undefined;
}

/** Whether the offer runs on a day; its last day is included. */
export function offerRuns({ offer: { until } }: Data, today: string): boolean {
  return !until || today <= until;
}

/** A day on which all posts are published, except drafts. */
export const endOfTime = "9999-12-31";

/**
 * The content that a build of this day publishes, and the entry whose form is open. All lists of
 * pages, redirects and posts are made from it, so nothing on the site mentions an unpublished text.
 */
export function publishedOn(data: Data, today: string, openFile?: string): Data {
  const isOut = (text: Text) => whyUnpublished(text, today) === undefined || text.file === openFile;
  const keys = Object.keys(folders) as (keyof typeof folders)[];
  const published = Object.fromEntries(
    keys.map((key) => [key, (data[key] as Text[]).filter(isOut)]),
  ) as Pick<Data, keyof typeof folders>;
  const runs = offerRuns(data, today);
  const { pages } = published;
  return {
    ...data,
    ...published,
    pages: runs ? pages : pages.map((page) => afterOffer(page)),
  };
}

/** Once the offer is over, the title of a page that begins with it says so. */
function afterOffer(page: Data["pages"][number]): Data["pages"][number] {
  const [first] = page.sections;
  if (first?.section !== "offer") return page;
  const title = page.settings?.name ?? first.title;
  return { ...page, metadata: { title, description: first.ended } };
}
