import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { expect, test } from "vitest";
import { fixtureFiles } from "../../fixture/load-fixture.ts";
import { markdownPlugins } from "./markdown-plugins";

function html(text: string, plugins: ReturnType<typeof markdownPlugins>): string {
  return renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={plugins} urlTransform={(url) => url}>
      {text}
    </ReactMarkdown>,
  );
}

const written = [
  "| a | b |\n| - | - |\n| c | d |",
  "a | b\n-|-\nc | d",
  "~~gone~~",
  "- [ ] to do\n- [x] done",
  "Words[^1]\n\n[^1]: Note",
  "See www.example.com",
  "See HTTPS://example.com",
  "Write to a@example.com",
];

test.each(written)("%j is read as remark-gfm reads it", (text) => {
  expect(html(text, markdownPlugins(text))).toBe(html(text, [remarkGfm]));
  expect(html(text, [])).not.toBe(html(text, [remarkGfm]));
});

test("texts without its signs have nothing for it to read", () => {
  const plain = Object.values(fixtureFiles).filter((text) => markdownPlugins(text).length === 0);
  expect(plain.length).toBeGreaterThan(5);
  for (const text of plain) expect(html(text, [])).toBe(html(text, [remarkGfm]));
});
