import { language } from "@/components/metadata/page-metadata";
import { addressOf, getContent } from "@/site/content";
import { type FeedEntry, feedEntries, latestChange, escapeXml as xml } from "../_feeds/feed";

export const dynamic = "force-static";

/** The blog as Atom (RFC 4287), every post in full. */
export async function GET(): Promise<Response> {
  const { site, blogList } = getContent();
  const entries = await feedEntries();
  const text = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language()}">
  <id>${site.feedId}</id>
  <title>${xml(blogList.title)}</title>
  <subtitle>${xml(blogList.description)}</subtitle>
  <updated>${latestChange(entries)}</updated>
  <link rel="self" type="application/atom+xml" href="${addressOf("/blog-lists/feed.atom")}"/>
  <link rel="alternate" type="text/html" href="${addressOf("/blog-lists")}"/>
  <icon>${addressOf("/icons/192.png")}</icon>
${entries.map(entryOf).join("\n")}
</feed>
`;
  return new Response(text, { headers: { "Content-Type": "application/atom+xml" } });
}

function entryOf({ id, url, title, author, summary, html, ...rest }: FeedEntry): string {
  const { image, imageLength, published, updated } = rest;
  return `  <entry>
    <id>${id}</id>
    <title>${xml(title)}</title>
    <author><name>${xml(author)}</name><uri>${addressOf("/about")}</uri></author>
    <link rel="alternate" type="text/html" href="${url}"/>
    <link rel="enclosure" type="image/png" length="${imageLength}" href="${image}"/>
    <published>${published}</published>
    <updated>${updated}</updated>
    <summary>${xml(summary)}</summary>
    <content type="html">${xml(html)}</content>
  </entry>`;
}
