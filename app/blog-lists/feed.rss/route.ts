import { addressOf, getContent, pageAt } from "@/compiler/published";
import { language } from "@/components/metadata/page-metadata";
import { sharingImage } from "@/components/sharing/sharing-image";
import { type FeedEntry, feedEntries, latestChange, escapeXml as xml } from "../_feeds/feed";

export const dynamic = "force-static";

/** The blog as RSS 2.0, for readers that know no Atom, every post in full. */
export async function GET(): Promise<Response> {
  const { blogList } = getContent();
  const entries = await feedEntries();
  const text = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${xml(blogList.title)}</title>
    <link>${addressOf("/blog-lists")}</link>
    <description>${xml(blogList.description)}</description>
    <language>${language().toLowerCase()}</language>
    <lastBuildDate>${rfc822(latestChange(entries))}</lastBuildDate>
    <atom:link rel="self" type="application/rss+xml" href="${addressOf("/blog-lists/feed.rss")}"/>
${(await Promise.all(entries.map(itemOf))).join("\n")}
  </channel>
</rss>
`;
  return new Response(text, { headers: { "Content-Type": "application/rss+xml" } });
}

async function itemOf(entry: FeedEntry): Promise<string> {
  const { id, url, title, summary, html, image, published } = entry;
  const { length } = await sharingImage(pageAt(new URL(url).pathname));
  return `    <item>
      <guid isPermaLink="false">${id}</guid>
      <title>${xml(title)}</title>
      <link>${url}</link>
      <pubDate>${rfc822(published)}</pubDate>
      <dc:creator>${xml(getContent().site.team.name)}</dc:creator>
      <description>${xml(summary)}</description>
      <enclosure url="${image}" length="${length}" type="image/png"/>
      <content:encoded>${xml(html)}</content:encoded>
    </item>`;
}

/** "Tue, 20 Oct 2026 10:00:00 GMT", the format that RSS wants. */
function rfc822(instant: string): string {
  return new Date(instant).toUTCString();
}
