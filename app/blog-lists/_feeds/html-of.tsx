import ReactMarkdown, { type Components } from "react-markdown";
import { sceneAddress } from "@/components/pictures/draw-scene";
import { markdownPlugins } from "@/components/sections/markdown-plugins";
import { addressOf, outsidePicture, type Post } from "@/content/content";
import { withPictures } from "@/content/load/markdown";
import type { SceneName } from "@/content/schema/fields";

const components: Components = {
  a: ({ href = "", children }) => <a href={addressOf(href)}>{children}</a>,
};

/** A post as HTML for feed readers: poster and text, full addresses, no classes or anchors. */
export async function htmlOf({ poster, prose: { text, file } }: Post): Promise<string> {
  const scene = (name: SceneName) => addressOf(sceneAddress(name));
  const picture = (target: string) =>
    target.startsWith("scene:")
      ? scene(target.slice("scene:".length) as SceneName)
      : outsidePicture(target, file);
  // Next refuses this import at the top of a file.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(
    <>
      <p>
        {/* biome-ignore lint/performance/noImgElement: feeds have plain HTML */}
        <img src={scene(poster.scene)} alt={poster.alt} />
      </p>
      <ReactMarkdown
        remarkPlugins={markdownPlugins(text)}
        components={components}
        urlTransform={(url) => url}
        skipHtml
      >
        {withPictures(text, picture)}
      </ReactMarkdown>
    </>,
  );
}
