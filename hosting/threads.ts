import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import type * as tasks from "./thread.ts";

type Tasks = typeof tasks;
type Options<Name extends keyof Tasks> = Omit<Parameters<Tasks[Name]>[0], "files">;

/** More would take longer to start than they save. */
const count = Math.min(availableParallelism(), 8);
/** Neighbours are alike and stay together, but not so many that one thread has all large files. */
const neighbours = 16;

const filename = new URL("thread.ts", import.meta.url).href;
/** Started when it is first needed: the adapter is loaded long before. */
let pool: Tinypool | undefined;

/**
 * Does a task with many files, on all processors at once.
 * @param options what the task needs besides the files
 * @returns the threads' results, in no order that says anything
 */
export function inThreads<Name extends keyof Tasks>(
  name: Name,
  files: readonly string[],
  options: Options<Name>,
): Promise<ReturnType<Tasks[Name]>[]> {
  pool ??= new Tinypool({ filename, minThreads: count, maxThreads: count });
  const threads = pool;
  const parts = Array.from({ length: count }, (_, thread) =>
    files.filter((_, index) => Math.floor(index / neighbours) % count === thread),
  );
  return Promise.all(parts.map((part) => threads.run({ ...options, files: part }, { name })));
}
