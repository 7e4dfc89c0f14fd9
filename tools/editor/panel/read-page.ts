import { countWords } from "../../../site/load/count-words.ts";

/** Facts that the page in view gives to search engines and other sites, and its length. */
export type PageFacts = {
  title: string;
  description: string;
  canonical: string;
  siteName: string;
  isListed: boolean;
  /** Path of the sharing image on this server. */
  image: string;
  data: unknown[];
  words: number;
};

/** Reads the page as a crawler would: its head, its JSON-LD, the words of its main part. */
export function readPage(document: Document): PageFacts {
  const meta = (name: string) =>
    document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute("content") ?? "";
  const image = meta("og:image");
  return {
    title: document.title,
    description: meta("description"),
    canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "",
    siteName: meta("og:site_name"),
    isListed: !meta("robots").includes("noindex"),
    image: image && new URL(image).pathname,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ""),
    ),
    words: countWords(wordsOf(document.querySelector("main"))),
  };
}

/** All text of the page, also in closed parts; the end of an element ends a word. */
function wordsOf(main: Element | null): string {
  const texts: string[] = [];
  if (!main) return "";
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest("script, style, svg"))
      texts.push(walker.currentNode.nodeValue ?? "");
  return texts.join(" ");
}
