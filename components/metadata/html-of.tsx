import ReactMarkdown from "react-markdown";
import { addressOf, sharedTree } from "@/site/content";

/**
 * A Markdown text as plain HTML, with full addresses, for programs that take HTML in data.
 * @param page where it stands, to which "#part" belongs
 */
export async function htmlOf(text: string, page: string): Promise<string> {
  // Next refuses this import at the top of a file.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(
    <ReactMarkdown
      remarkPlugins={[sharedTree]}
      components={{
        a: ({ href = "", children }) => <a href={addressOf(href, page)}>{children}</a>,
      }}
      urlTransform={(url) => url}
      skipHtml
    >
      {text}
    </ReactMarkdown>,
  );
}
