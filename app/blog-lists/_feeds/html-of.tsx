import ReactMarkdown, { type Components } from "react-markdown";
import { markdownPlugins } from "@/components/sections/markdown-plugins";
import { addressOf, outsidePicture } from "@/content/content";
import type { Markdown } from "@/content/load/kinds";
import { withPictures } from "@/content/load/markdown";

const components: Components = {
  a: ({ href = "", children }) => <a href={addressOf(href)}>{children}</a>,
};

/** A Markdown text as HTML for feed readers: full addresses, no scenes, classes or anchors. */
export async function htmlOf({ text, file }: Markdown): Promise<string> {
  // Next refuses this import at the top of a file.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(
    <ReactMarkdown
      remarkPlugins={markdownPlugins(text)}
      components={components}
      urlTransform={(url) => url}
      skipHtml
    >
      {withPictures(text, (target) => outsidePicture(target, file))}
    </ReactMarkdown>,
  );
}
