import { slugOf } from "./slug.ts";

export type Section = {
  /** Anchor of the heading. */
  id: string;
  heading: string;
  /** The picture that the section begins with, "scene:coupon" or "shop.jpg", and its words. */
  picture: { target: string; alt: string } | undefined;
  /** Markdown below heading and picture. */
  text: string;
  /** Line of the heading within the body, 0-based. */
  line: number;
};

/** Takes a Markdown body apart at its `## ` headings. */
export function sectionsOf(body: string): { intro: string; sections: Section[] } {
  const parts = body.split(/^(?=## )/m);
  const intro = parts[0]?.startsWith("## ") ? "" : (parts.shift() ?? "");
  let line = intro.split("\n").length - 1;
  const sections = parts.map((part) => {
    const [first = "", ...rest] = part.split("\n");
    const heading = first.slice("## ".length).trim();
    const below = rest.join("\n").trim();
    const image = /^!\[([^\]]*)\]\(([^)\s]+)\)\s*/.exec(below);
    const section: Section = {
      id: slugOf(heading),
      heading,
      picture: image ? { alt: image[1] ?? "", target: image[2] ?? "" } : undefined,
      text: below.slice(image?.[0].length ?? 0),
      line,
    };
    line += part.split("\n").length - 1;
    return section;
  });
  return { intro: intro.trim(), sections };
}
