import { execFileSync } from "node:child_process";
import { build, type ProjectCopy } from "./project-copy.ts";

export type BuildCost = {
  /** Seconds on the clock. */
  time: number;
  /** Seconds of processor time, of all processes; the same on a busy machine. */
  cpu: number;
  /** The most memory that all processes together had, in bytes. */
  memory: number;
};

/** Builds a copy and says what it took. */
export async function measureBuild(copy: ProjectCopy): Promise<BuildCost> {
  let memory = 0;
  let timer: NodeJS.Timeout | undefined;
  const watch = (pid: number) => {
    timer = setInterval(() => {
      memory = Math.max(memory, memoryOfTree(pid));
    }, 250);
  };
  const start = performance.now();
  try {
    // The shell's own `times` counts all that it started.
    const command = "npm run build && times";
    const printed = await build(copy, { command, watch });
    return { time: (performance.now() - start) / 1000, cpu: cpuTime(printed), memory };
  } finally {
    clearInterval(timer);
  }
}

/** The sum of the last line, "0m38.04s 0m7.42s": time of the children, their system's. */
function cpuTime(printed: string): number {
  const last = printed.trimEnd().split("\n").at(-1) ?? "";
  const times = [...last.matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Resident memory of a process and all that it started, in bytes. */
function memoryOfTree(root: number): number {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const tree = new Set([root]);
  // A child may stand above its parent; a build's tree is a few levels deep.
  for (let level = 0; level < 8; level++)
    for (const [pid, parent] of rows) if (tree.has(parent)) tree.add(pid);
  return rows.reduce((sum, [pid, , kilobytes]) => sum + (tree.has(pid) ? kilobytes * 1024 : 0), 0);
}
