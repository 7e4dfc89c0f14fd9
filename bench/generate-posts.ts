import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { slugOf } from "../content/load/slug.ts";

/**
 * Adds posts to a copy of the project until it has `count`: those that are there, said again
 * under another id, title, description and date, so that they weigh what real posts weigh.
 */
export function generatePosts(folder: string, count: number): void {
  const blog = join(folder, "content/blog");
  const texts = readdirSync(blog).map((name) => readFileSync(join(blog, name), "utf8"));
  for (let number = texts.length + 1; number <= count; number++) {
    const title = `Generated Post ${number} for Measuring`;
    const description = `Post number ${number}, generated to measure how the build grows with the posts.`;
    const day = new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, "2020-01-01".length);
    const text = (texts[number % texts.length] ?? "")
      .replace(/^id: .*$/m, `id: ${number + 1_000_000}`)
      .replace(/^title: .*$/m, `title: ${title}`)
      .replace(/^description: .*\n(?: {2}.*\n)*/m, `description: ${description}\n`)
      .replace(/^date: .*$/m, `date: ${day}`);
    writeFileSync(join(blog, `${slugOf(title)}.md`), text);
  }
}
