import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { generatePosts } from "./generate-posts.ts";
import { type BuildCost, measureBuild } from "./measure-build.ts";
import { copyProject, type ProjectCopy } from "./project-copy.ts";

/**
 * `npm run bench:scale`: how the build grows with the posts. Builds temporary copies with
 * generated posts, prints what each took, and exits 1 where a limit is passed.
 */
const counts = [8, 250, 500, 1000];
const limits = {
  /** Milliseconds of building for each further post, on two processors. */
  perPost: 30,
  /** How much dearer a post may be in the last step than in the first; 1 is linear, the rest is noise. */
  growth: 1.25,
  /** Bytes of memory for a further post that the collector's habits explain. */
  memory: 500_000,
  /** Compressed bytes that /blog-lists may gain once it has further pages: the digits of their numbers. */
  list: 200,
};

type Row = BuildCost & { posts: number; list: number };
const rows: Row[] = [];
const copies: ProjectCopy[] = [];
// All at the end: a disk that has just lost thousands of files takes longer to make new ones.
process.on("exit", () => {
  for (const copy of copies) copy.remove();
});

console.log("   posts    time     cpu  memory  /blog-lists  each further post");
for (const posts of counts) {
  const copy = copyProject();
  copies.push(copy);
  generatePosts(copy.folder, posts);
  const cost = await measureBuild(copy);
  const list = brotliCompressSync(readFileSync(join(copy.out, "blog-lists.html"))).length;
  const before = rows.at(-1);
  rows.push({ ...cost, posts, list });
  const row = [
    String(posts).padStart(8),
    `${cost.time.toFixed(1)} s`.padStart(8),
    `${cost.cpu.toFixed(1)} s`.padStart(8),
    `${(cost.memory / 1e6).toFixed(0)} MB`.padStart(8),
    `${list} B`.padStart(13),
  ];
  if (before) {
    const { time, cpu, memory } = step(before, { ...cost, posts, list });
    row.push(`  ${time.toFixed(1)} ms, ${cpu.toFixed(1)} ms cpu, ${(memory / 1e3).toFixed(0)} kB`);
  }
  console.log(row.join(""));
}

/** What each post between two builds cost: milliseconds and bytes. */
function step(from: Row, to: Row): BuildCost {
  const posts = to.posts - from.posts;
  return {
    time: ((to.time - from.time) * 1000) / posts,
    cpu: ((to.cpu - from.cpu) * 1000) / posts,
    memory: (to.memory - from.memory) / posts,
  };
}

// Not from the fewest posts on: those have their texts compressed better (hosting/compress-files.ts).
const [some, more, many] = rows.slice(1) as [Row, Row, Row];
const [first, last] = [step(some, more), step(more, many)];
const missed = [
  last.time > limits.perPost && `a further post takes more than ${limits.perPost} ms`,
  last.cpu > first.cpu * limits.growth && "the time grows faster than the posts",
  last.memory > Math.max(first.memory * limits.growth, limits.memory) &&
    "the memory grows faster than the posts",
  many.list > some.list + limits.list && "/blog-lists grows with the posts",
].filter(Boolean);
for (const line of missed) console.error(line);
if (missed.length > 0) process.exitCode = 1;
