import ReactMarkdown, { type Components } from "react-markdown";
import { language } from "@/components/metadata/page-metadata";
import { sharingAddress } from "@/components/sharing/sharing-address";
import { sharingImage } from "@/components/sharing/sharing-image";
import {
  addressOf,
  authorOf,
  escaped,
  getContent,
  instantOf,
  outsidePicture,
  type Post,
  pageAt,
  sharedTree,
} from "@/site/content";
import { fullAddressOf } from "@/site/links";

/** As XML writes a text, in which "]]>" must not stand. */
const xml = (text: string) => escaped(text).replaceAll(">", "&gt;");

/** Number of posts in the feed; feed readers keep older ones. */
const feedLength = 24;

/** The blog as Atom (RFC 4287): its newest posts, each in full. */
export async function atom(): Promise<string> {
  const { site, posts } = getContent();
  const { title, description } = pageAt("/blog-lists");
  const newest = posts.slice(0, feedLength);
  const entries = await Promise.all(newest.map(entryOf));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language()}">
  <id>${site.feedId}</id>
  <title>${xml(title)}</title>
  <subtitle>${xml(description)}</subtitle>
  <updated>${newest.map(lastChange).sort().at(-1) ?? ""}</updated>
  <link rel="self" type="application/atom+xml" href="${addressOf("/blog-lists/feed.atom")}"/>
  <link rel="alternate" type="text/html" href="${addressOf("/blog-lists")}"/>
  <icon>${addressOf("/icons/192.png")}</icon>
${entries.join("\n")}
</feed>
`;
}

const lastChange = ({ date, updated = date }: Post) => instantOf(updated);

async function entryOf(post: Post): Promise<string> {
  const page = pageAt(post.path);
  const image = addressOf(sharingAddress(page));
  // Its id is permanent. An address changes with title and host: feed readers would show the post as new.
  return `  <entry>
    <id>${getContent().site.feedId}/${post.id}</id>
    <title>${xml(post.title)}</title>
    <author><name>${xml(authorOf(post).name)}</name><uri>${addressOf("/about")}</uri></author>
    <link rel="alternate" type="text/html" href="${addressOf(post.path)}"/>
    <link rel="enclosure" type="image/png" length="${(await sharingImage(page)).length}" href="${image}"/>
    <published>${instantOf(post.date)}</published>
    <updated>${lastChange(post)}</updated>
    <summary>${xml(post.description)}</summary>
    <content type="html">${xml(await htmlOf(post, image))}</content>
  </entry>`;
}

/**
 * A post as HTML for feed readers: its sharing image and text, full addresses, no classes or
 * anchors. The text's drawings are left out: they are SVG, which most readers do not show.
 * @param image address of the sharing image
 */
export async function htmlOf({ path, poster, prose: { text, file } }: Post, image: string) {
  // React would write a <link> in front of a text with pictures that are not lazy; feed readers may
  // never load lazy ones, so the attribute is taken away below.
  const components: Components = {
    a: ({ href = "", children }) => <a href={fullAddressOf(href, path)}>{children}</a>,
    h2: ({ children }) => <h2>{children}</h2>,
    img: ({ src, alt }) => {
      const address = outsidePicture(String(src), file);
      // biome-ignore lint/performance/noImgElement: feeds have plain HTML
      return address && <img src={address} alt={alt} loading="lazy" />;
    },
  };
  // Next refuses this import at the top of a file.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const html = renderToStaticMarkup(
    <>
      <p>
        {/* biome-ignore lint/performance/noImgElement: feeds have plain HTML */}
        <img src={image} alt={poster.alt} loading="lazy" />
      </p>
      <ReactMarkdown
        remarkPlugins={[sharedTree]}
        components={components}
        urlTransform={(url) => url}
        skipHtml
      >
        {text}
      </ReactMarkdown>
    </>,
  );
  // Empty is the rest of a paragraph that had only a drawing.
  return html.replaceAll(' loading="lazy"', "").replace(/<p><\/p>\n?/g, "");
}
