import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { Anchor } from "@/components/ui/anchor";
import { hrefOf } from "@/content/content";
import { slugOf } from "@/content/load/slug";

const components: Components = {
  a: ({ href = "", children }) => <Anchor href={hrefOf(href)}>{children}</Anchor>,
  h2: ({ children }) => <h2 id={slugOf(String(children))}>{children}</h2>,
  table: ({ children }) => (
    // A wide table scrolls by itself, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1 for scrolling regions
    <div className="table-scroll" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

/** A text of the content, rendered; put it inside an element with the class "prose". */
export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      components={components}
      urlTransform={(url) => url}
      skipHtml
    >
      {text}
    </ReactMarkdown>
  );
}
