import { sharingAddress } from "@/components/sharing/sharing-address";
import { sharingImage } from "@/components/sharing/sharing-image";
import { addressOf, authorOf, getContent, instantOf, pageAt } from "@/site/content";
import { htmlOf } from "./html-of";

/** A post's fields in the feed. */
export type FeedEntry = {
  /** Permanent. An address changes with title and host: feed readers would show the post as new. */
  id: string;
  url: string;
  title: string;
  author: string;
  summary: string;
  html: string;
  /** Its sharing image, a PNG: the address, and the size in bytes. */
  image: string;
  imageLength: number;
  /** Date and time with the zone: "2026-10-20T10:00:00Z". */
  published: string;
  updated: string;
};

/** Number of posts in the feed; feed readers keep older ones. */
const feedLength = 24;

/** The newest posts. */
export function feedEntries(): Promise<FeedEntry[]> {
  const { posts, site } = getContent();
  return Promise.all(
    posts.slice(0, feedLength).map(async (post) => {
      const page = pageAt(post.path);
      const image = addressOf(sharingAddress(page));
      return {
        id: `${site.feedId}/${post.id}`,
        url: addressOf(post.path),
        title: post.title,
        author: authorOf(post).name,
        summary: post.description,
        html: await htmlOf(post, image),
        image,
        imageLength: (await sharingImage(page)).length,
        published: instantOf(post.date),
        updated: instantOf(post.updated ?? post.date),
      };
    }),
  );
}

/** The latest change of any post. */
export function latestChange(entries: readonly FeedEntry[]): string {
  const changes = entries.map(({ updated }) => updated);
  return changes.sort().at(-1) ?? "";
}

/** Escapes a text for XML and for attributes in double quotes. */
export function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
