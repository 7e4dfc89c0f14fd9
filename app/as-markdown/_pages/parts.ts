import { addressOf, content, linkToService, outsidePicture } from "@/content/content";
import { plainText, withLinks, withPictures } from "@/content/load/markdown";
import type { Service } from "@/content/schema/service";

/** Paragraphs and headings, of which those that are not there are left out. */
export type Parts = (string | undefined | false)[];

/** A link of the page, its address written out. */
export function link(words: string, to: string): string {
  return `[${words}](${addressOf(to)})`;
}

/**
 * A Markdown text of the content, for readers away from the site. Scenes are drawn into the page,
 * and have no address that could be given.
 * @param file the text's file, where pictures may lie beside it
 */
export function prose(text: string, file = ""): string {
  const pictured = withPictures(text, (target) => outsidePicture(target, file));
  return withLinks(pictured, addressOf).trim();
}

export function list(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join("\n");
}

/** Numbered items, each under its own heading. */
export function items(entries: readonly { title: string; text: string }[], level = "###"): Parts {
  return entries.flatMap(({ title, text }, i) => [`${level} ${i + 1}. ${title}`, prose(text)]);
}

/** Services as a list of links; Predictive AI has no page. */
export function services(entries: readonly Service[]): string {
  return list(
    entries.map((service) => {
      const { card } = service;
      const to = linkToService(service);
      const name = to ? link(card.title, to) : card.title;
      return `${name}${card.badge ? ` (${card.badge})` : ""}: ${plainText(card.text)}`;
    }),
  );
}

/** The way to /contact. */
export function contactBand({ heading, text }: { heading: string; text: string }): Parts {
  return [`## ${heading}`, text, link(content.home.contact.button, "/contact")];
}
