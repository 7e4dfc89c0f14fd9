import { renderToString } from "react-dom/server.browser";
import { SeenPage, seenNow } from "./render";
import { unsigned } from "./signs";

/** What is read of an element. */
type Read = (element: Element) => string | null;

/**
 * Finds an element of the page in the page as it is rendered out of sight.
 * @returns what gives the element's words for the content as it is when it is called; undefined where they
 * are gone
 */
export function watchWords(element: Element, read: Read): () => string | undefined {
  const words = wordsOf(element);
  const isLike = (other: Element) => wordsOf(other) === words;
  const place = [...document.querySelectorAll(element.nodeName)].filter(isLike).indexOf(element);
  let first: { steps: number[]; look: string; words: string } | undefined;
  return () => {
    const copy = renderedNow();
    if (!first) {
      const alike = [...copy.querySelectorAll(element.nodeName)].filter(isLike);
      const found = alike[place] ?? alike[0];
      if (!found) return undefined;
      first = { steps: stepsTo(found), look: lookOf(found), words: unsigned(read(found) ?? "") };
      return first.words;
    }
    const found = first.steps.reduce<Element | undefined>(
      (at, step) => at?.children[step],
      copy.documentElement,
    );
    // Where another element has come in its place, its own words are what they were.
    if (found && lookOf(found) !== first.look) return first.words;
    return found && unsigned(read(found) ?? "");
  };
}

const lookOf = ({ nodeName, className }: Element) => `${nodeName} ${className}`;
const wordsOf = (element: Element) => unsigned(element.textContent ?? "");

function renderedNow(): Document {
  const seen = seenNow();
  const html = seen ? renderToString(<SeenPage seen={seen} />) : "";
  return new DOMParser().parseFromString(html, "text/html");
}

/** The places of an element and of those around it among their siblings, from the document's own. */
function stepsTo(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...stepsTo(parent), [...parent.children].indexOf(element)] : [];
}
