import { postPath } from "@/components/sections/post-card";
import { content, type Post, postsAfter, relatedPosts } from "@/content/content";
import { blogPages, numbered } from "@/content/site/blog-pages";
import { formatDay } from "@/content/site/dates";
import { sectionsOf } from "@/content/site/sections";
import { link, list, type Parts, prose } from "./parts";

/** One page of the blog list, 1-based. */
export function blogList(number: number): Parts {
  const { heading, intro, pages } = content.blogList;
  const isFirst = number === 1;
  return [
    `# ${isFirst ? heading : numbered(pages.heading, number)}`,
    isFirst && intro,
    posts(blogPages(content.posts)[number - 1] ?? []),
  ];
}

export function post(own: Post): Parts {
  const { title, description, date, prose: body } = own;
  const { name, about } = content.site.team;
  return [
    `# ${title}`,
    `${name} · ${formatDay(date)}`,
    description,
    prose(body.text, body.file),
    `## ${name}`,
    about,
    `## ${content.blogList.continueReading}`,
    posts(postsAfter(own)),
  ];
}

export function article(): Parts {
  const { title, lead, date, prose: body } = content.article;
  const { intro, sections } = sectionsOf(body.text);
  return [
    `# ${title}`,
    `${content.site.team.name} · ${formatDay(date)}`,
    lead,
    prose(intro, body.file),
    ...sections.flatMap(({ heading, picture, text }, i) => [
      `## ${i + 1}. ${heading}`,
      picture && prose(`![${picture.alt}](${picture.target})`, body.file),
      prose(text, body.file),
    ]),
    `## ${content.dtransfer.related}`,
    posts(relatedPosts),
  ];
}

/** The card of the article, of which the landing page shows several alike. */
export function articleCard(): string {
  const { title, date, teaser } = content.article;
  return list([`${link(title, "/dtransfer/redmore")} (${formatDay(date)}): ${teaser}`]);
}

function posts(entries: readonly Post[]): string {
  return list(
    entries.map((entry) => {
      const { title, date, description } = entry;
      return `${link(title, postPath(entry))} (${formatDay(date)}): ${description}`;
    }),
  );
}
