import { build, copyProject } from "../../e2e/support/project-copy.ts";
import { generatePosts } from "./generate-posts.ts";

/**
 * `npm run bench:scale`: builds temporary copies of the project with generated posts, prints the
 * time of each build, and exits 1 where a further post takes longer than the limit.
 */
const counts = [8, 500, 1000];

/** Milliseconds for each further post, on two processors. */
const limit = 60;

let last: { posts: number; time: number } | undefined;
for (const posts of counts) {
  const time = await buildTime(posts);
  const perPost = last && (time - last.time) / (posts - last.posts);
  const step = perPost === undefined ? "" : `, ${perPost.toFixed(1)} ms for each further post`;
  console.log(`${posts} posts: ${(time / 1000).toFixed(1)} s${step}`);
  if (perPost !== undefined && perPost > limit) {
    console.error(`A further post takes more than ${limit} ms.`);
    process.exitCode = 1;
  }
  last = { posts, time };
}

/** Milliseconds of a build with this many posts. */
async function buildTime(posts: number): Promise<number> {
  const copy = copyProject();
  try {
    generatePosts(copy.folder, posts);
    const start = performance.now();
    await build(copy);
    return performance.now() - start;
  } finally {
    copy.remove();
  }
}
