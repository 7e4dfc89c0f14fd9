import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { addressOf } from "@/content/content";
import { withoutPictures } from "@/content/load/plain-text";

const components: Components = {
  a: ({ href = "", children }) => <a href={addressOf(href)}>{children}</a>,
};

/** A Markdown text as HTML for feed readers: full addresses, no pictures, classes or anchors. */
export async function htmlOf(text: string): Promise<string> {
  // Next refuses the import at the top of a file, since a page has no use for it.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      components={components}
      urlTransform={(url) => url}
      skipHtml
    >
      {withoutPictures(text)}
    </ReactMarkdown>,
  );
}
