import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { findChromium } from "../e2e/chromium.ts";
import { floorOf } from "./floor.ts";
import { freePort } from "./local-server.ts";
import { medianOf, type Result, runLighthouse } from "./run-lighthouse.ts";
import { serveFolder } from "./static-server.ts";

/**
 * `npm run bench`: Lighthouse on the last build beside its own floor (bench/floor.ts). Prints
 * medians and ratios, and exits 1 where a limit is passed.
 *
 *     npm run bench -- --runs 1 --routes /,/contact --beside ../other/out
 *
 * `--beside` also measures those of the addresses that another folder of static files has.
 */
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    routes: { type: "string" },
    beside: { type: "string" },
  },
});
const routes = values.routes?.split(",") ?? [
  "/",
  "/about",
  "/services/dtransfer",
  "/services/digital-flyer-app",
  "/flyer-pricing",
  "/contact",
  "/why-angel-app",
  "/blog-lists",
  "/blog-lists/local-seo-basics-for-storefronts",
  "/documents",
];
const limits = { lcpRatio: 1.05, tbt: 0, cls: 0, score: 100 };

const folder = "out";
const servers = {
  site: await serveFolder(folder),
  floor: await serveFolder(folder, (html) => floorOf(html, folder)),
  ...(values.beside && { beside: await serveFolder(values.beside) }),
};
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-background-networking", `--remote-debugging-port=${port}`],
});

const width = Math.max(...routes.map((route) => route.length)) + 2;
const failures: string[] = [];
try {
  console.log(
    `${" ".repeat(width)}           FCP     LCP     TBT    CLS  scores           LCP/floor`,
  );
  for (const route of routes) await compare(route);
} finally {
  await browser.close();
  for (const server of Object.values(servers)) server.close();
}
for (const line of failures) console.error(line);
if (failures.length > 0) process.exitCode = 1;

/** Runs take turns, so that what slows the machine for a while slows all alike. */
async function compare(route: string): Promise<void> {
  const results = new Map<string, Result[]>();
  for (let run = 0; run < Number(values.runs); run++)
    for (const [name, { origin }] of Object.entries(servers)) {
      if (!(await fetch(origin + route)).ok) continue;
      const result = await runLighthouse(origin + route, port);
      results.set(name, [...(results.get(name) ?? []), result]);
    }
  const medians = [...results].map(([name, list]) => [name, medianOf(list)] as const);
  const floor = medians.find(([name]) => name === "floor")?.[1].lcp ?? Number.NaN;
  for (const [name, result] of medians) {
    const ratio = result.lcp / floor;
    const label = (name === "site" ? route : "").padEnd(width);
    console.log(`${label}${name.padEnd(8)}${rowOf(result)}${ratio.toFixed(2).padStart(12)}`);
    if (name === "site")
      failures.push(...missed(result, ratio).map((words) => `${route}: ${words}`));
  }
}

function rowOf({ fcp, lcp, tbt, cls, scores }: Result): string {
  const times = [fcp, lcp, tbt].map((time) => String(Math.round(time)).padStart(8)).join("");
  return `${times}${cls.toFixed(3).padStart(7)}  ${scores.join("/").padEnd(15)}`;
}

function missed({ tbt, cls, scores }: Result, ratio: number): string[] {
  return [
    ...(ratio > limits.lcpRatio ? [`LCP ${ratio.toFixed(2)} × the floor, at most 1.05`] : []),
    ...(Math.round(tbt) > limits.tbt ? [`TBT ${Math.round(tbt)} ms, at most 0`] : []),
    ...(Number(cls.toFixed(3)) > limits.cls ? [`CLS ${cls.toFixed(3)}, at most 0.000`] : []),
    ...(scores.some((score) => score < limits.score) ? [`scores ${scores.join("/")}`] : []),
  ];
}
