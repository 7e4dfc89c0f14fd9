import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { slugOf } from "../../site/pages/slug.ts";

/**
 * Adds posts to a copy of the project until it has `count`: copies of its posts under another id,
 * title, description and date, so that they weigh what real posts weigh.
 */
export function generatePosts(folder: string, count: number): void {
  const blog = join(folder, "content/blog");
  const files = readdirSync(blog).filter((name) => name.endsWith(".md"));
  const texts = files
    .map((name) => readFileSync(join(blog, name), "utf8"))
    .filter((text) => !/^draft: true$/m.test(text));
  for (let number = files.length + 1; number <= count; number++) {
    const title = `Generated Post ${number} for Measuring`;
    // In the year of the posts that they copy, whose texts may name weekdays.
    const date = new Date(Date.UTC(2026, 3, number % 90))
      .toISOString()
      .slice(0, "2020-01-01".length);
    addPost(folder, { number, title, date, text: texts[number % texts.length] ?? "" });
  }
}

type NewPost = {
  number: number;
  title: string;
  /** Value of `date:`; a further field may follow on its own line. */
  date: string;
  /** Text of a real post's file. */
  text: string;
};

/** Adds one post to a copy of the project: a real one under another id, title and date. */
function addPost(folder: string, { number, title, date, text }: NewPost): void {
  const description = `Post number ${number}, generated to measure how the build grows with the posts.`;
  const post = text
    .replace(/^formerly: .*\n/m, "")
    .replace(/^id: .*$/m, `id: ${number + 1_000_000}`)
    .replace(/^title: .*$/m, `title: ${title}`)
    .replace(/^description: .*\n(?: {2}.*\n)*/m, `description: ${description}\n`)
    .replace(/^date: .*$/m, `date: ${date}`);
  writeFileSync(join(folder, "content/blog", `${slugOf(title)}.md`), post);
}
