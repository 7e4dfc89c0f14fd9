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

/**
 * Each is built so often, in turns, and the fastest build counts: what a machine does besides can
 * only make one slower, and the difference of two has the noise of both.
 */
const rounds = 2;

type Row = BuildCost & { posts: number; list: number };
const copies: ProjectCopy[] = [];
// All at the end: a disk that has just lost thousands of files takes longer to make new ones.
process.on("exit", () => {
  for (const copy of copies) copy.remove();
});

const heading = "   posts    time     cpu  memory  /blog-lists";
const fastest = new Map<number, Row>();
for (let round = 1; round <= rounds; round++) {
  console.log(`\n${heading}  round ${round} of ${rounds}`);
  for (const posts of counts) {
    const row = await measure(posts);
    console.log(formatted(row));
    const before = fastest.get(posts);
    if (!before || row.time < before.time) fastest.set(posts, row);
  }
}

console.log(`\n${heading}  each further post`);
const rows = [...fastest.values()];
for (const [index, row] of rows.entries()) {
  const before = rows[index - 1];
  console.log(formatted(row) + (before ? formattedStep(step(before, row)) : ""));
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

async function measure(posts: number): Promise<Row> {
  const copy = copyProject();
  copies.push(copy);
  generatePosts(copy.folder, posts);
  const cost = await measureBuild(copy);
  const list = brotliCompressSync(readFileSync(join(copy.out, "blog-lists.html"))).length;
  return { ...cost, posts, list };
}

function formatted({ posts, time, cpu, memory, list }: Row): string {
  return [
    String(posts).padStart(8),
    `${time.toFixed(1)} s`.padStart(8),
    `${cpu.toFixed(1)} s`.padStart(8),
    `${(memory / 1e6).toFixed(0)} MB`.padStart(8),
    `${list} B`.padStart(13),
  ].join("");
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

function formattedStep({ time, cpu, memory }: BuildCost): string {
  return `  ${time.toFixed(1)} ms, ${cpu.toFixed(1)} ms cpu, ${(memory / 1e3).toFixed(0)} kB`;
}
