import { cleanText } from "./clipboard/clean-text.ts";
import { markdownOf } from "./clipboard/markdown-of.ts";

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
  const html = field.closest(".markdown") ? event.clipboardData.getData("text/html") : "";
  const { text, said } = pasted(plain, html);
  const inField = field instanceof HTMLInputElement ? text.replace(/\s*\n\s*/g, " ") : text;
  if (inField === plain) return said;
  event.preventDefault();
  // execCommand tells the field of the change as typing does, and keeps undo; no newer API does.
  document.execCommand("insertText", false, inField);
  return said ?? "Invisible characters and line ends of the other program were left out.";
}

/**
 * What a clipboard becomes in a field.
 * @param html empty where the field takes no marks
 * @returns `said`: what became of marks, where there are any
 */
export function pasted(plain: string, html: string): { text: string; said?: string } {
  const formatted = markdownOf(html);
  if (!formatted) return { text: cleanText(plain) };
  const { markdown, lost } = formatted;
  const missing = lost.length ? ` Not kept: ${lost.join("; ")}.` : "";
  return {
    text: markdown,
    said: `Pasted as Markdown, without fonts, sizes and colors.${missing}`,
  };
}
