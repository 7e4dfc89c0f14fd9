import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { unreadable } from "../../compiler/load/text-problems.ts";

/** Characters that look like others, that are not seen, or that no text may hold. */
const odd: [pattern: RegExp, instead: string][] = [
  [/\r\n?|[\v\f\u2028\u2029]/g, "\n"],
  [/[\u00a0\u2007\u202f]/g, " "],
  [/[\u00ad\u200b\u2060]/g, ""],
  [new RegExp(unreadable, "gu"), ""],
];

/** A text without the invisible characters and odd line ends of other programs. */
export function cleanText(text: string): string {
  return odd.reduce((result, [pattern, instead]) => result.replace(pattern, instead), text);
}

/** The Markdown of what a word processor or a web page puts on the clipboard. */
export function markdownOf(html: string): string {
  const file = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => tidy)
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: "-", emphasis: "_", rule: "-" })
    .processSync(cleanText(html));
  return String(file)
    .replace(/&#x20;/g, " ")
    .trim();
}

const styleOf = ({ properties }: Element) => String(properties.style ?? "");

/** Says in elements what Google Docs and Word say in styles, and begins headings at the second level. */
function tidy(tree: Root): void {
  visit(tree, "element", (node, index, parent) => {
    const style = styleOf(node);
    if (node.tagName === "h1") node.tagName = "h2";
    // Google Docs puts all that is copied into such an element.
    if (node.tagName === "b" && /font-weight:\s*normal/.test(style)) node.tagName = "div";
    if (node.tagName === "span" && /font-weight:\s*(bold|[6-9]00)/.test(style)) node.tagName = "b";
    else if (node.tagName === "span" && /font-style:\s*italic/.test(style)) node.tagName = "i";
    // The bullet that Word draws.
    if (/mso-list:\s*Ignore/i.test(style) && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  for (const parent of [tree, ...elementsIn(tree)]) gatherItems(parent);
}

function elementsIn(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, "element", (node) => {
    found.push(node);
  });
  return found;
}

/** Makes a list of the paragraphs in a row that Word shows as one. */
function gatherItems(parent: Root | Element): void {
  const children: (typeof parent.children)[number][] = [];
  for (const child of parent.children) {
    const isItem = child.type === "element" && /mso-list:/i.test(styleOf(child));
    if (!isItem) {
      const last = children.at(-1);
      const isSpace = child.type === "text" && child.value.trim() === "";
      if (!(isSpace && last?.type === "element" && last.tagName === "ul")) children.push(child);
      continue;
    }
    const last = children.at(-1);
    const item: Element = { ...child, tagName: "li", properties: {} };
    if (last?.type === "element" && last.properties.isGathered) last.children.push(item);
    else
      children.push({
        type: "element",
        tagName: "ul",
        properties: { isGathered: true },
        children: [item],
      });
  }
  parent.children = children as typeof parent.children;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Pastes into a field without what it cannot hold: formatted text as Markdown where it takes that.
 * @returns what was changed, in words; undefined where the browser pastes by itself
 */
export function paste(event: ClipboardEvent): string | undefined {
  const field = event.target as Field;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || !event.clipboardData) return undefined;
  const plain = event.clipboardData.getData("text/plain");
  const html = event.clipboardData.getData("text/html");
  const isFormatted =
    field.closest(".markdown") && /<(a|b|strong|em|i|h[1-6]|li|td|p)[\s>]|font-weight/i.test(html);
  const text = isFormatted ? markdownOf(html) : cleanText(plain);
  const inField = field instanceof HTMLInputElement ? text.replace(/\s*\n\s*/g, " ") : text;
  if (inField === plain) return undefined;
  event.preventDefault();
  // execCommand tells the field of the change as typing does; no newer API does.
  document.execCommand("insertText", false, inField);
  return isFormatted
    ? "Pasted as Markdown: bold, links, headings, lists and tables are kept."
    : "Invisible characters and line ends of the other program were left out.";
}
