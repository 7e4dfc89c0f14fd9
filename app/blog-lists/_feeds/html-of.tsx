import ReactMarkdown, { type Components } from "react-markdown";
import { addressOf, outsidePicture, type Post, sharedTree } from "@/site/content";

/**
 * A post as HTML for feed readers: its sharing image and text, full addresses, no classes or
 * anchors. The text's drawings are left out: they are SVG, which most readers do not show.
 * @param image address of the sharing image
 */
export async function htmlOf({ path, poster, prose: { text, file } }: Post, image: string) {
  // React would write a <link> in front of a text with pictures that are not lazy; feed readers may
  // never load lazy ones, so the attribute is taken away below.
  const components: Components = {
    a: ({ href = "", children }) => <a href={addressOf(href, path)}>{children}</a>,
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
