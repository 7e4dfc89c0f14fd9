import { parseArgs } from "node:util";
import lighthouse, { type Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { chromium } from "playwright";
import { installedChromium } from "../../e2e/support/chromium.ts";
import { freePort } from "../../e2e/support/local-server.ts";
import { serveFolder } from "../../e2e/support/static-server.ts";
import { exportFolder } from "../../site/load/files.ts";
import { longestTask } from "./longest-task.ts";

/**
 * `npm run bench`: Lighthouse on pages of the last build and on their floors, the same pages
 * without scripts, and the longest task after a visitor's first move. Prints the median run of each,
 * and exits 1 where a limit is passed.
 *
 *     npm run bench -- --runs 1 --routes /,/contact --beside ../other/out
 *
 * `--beside` measures the same addresses in another folder of static files too.
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
/** Of brotli, at which hosts keep their files. */
const level = 11;
const limits = { lcpRatio: 1.05, tbt: 0, cls: 0, score: 100, task: 100 };
const categories = ["performance", "accessibility", "best-practices", "seo"];

const servers = {
  site: await serveFolder(exportFolder(), { level }),
  floor: await serveFolder(exportFolder(), { level, page: withoutScripts }),
  ...(values.beside && { beside: await serveFolder(values.beside, { level }) }),
};
const port = await freePort();
const browser = await chromium.launch({
  executablePath: installedChromium(),
  args: ["--no-sandbox", "--disable-background-networking", `--remote-debugging-port=${port}`],
});
try {
  for (const route of routes) {
    await compare(route);
    await start(route);
  }
} finally {
  await browser.close();
  for (const server of Object.values(servers)) server.close();
}

/** Structured data stays: it is part of the page's words, and runs nothing. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, "")
    .replace(/<meta\b[^>]*Content-Security-Policy[^>]*>/i, "");
}

/** The servers take turns, so that a machine that is busy for a while slows all of them alike. */
async function compare(route: string): Promise<void> {
  const results = new Map<string, Result[]>();
  for (let run = 0; run < Number(values.runs); run++)
    for (const [name, { origin }] of Object.entries(servers))
      if ((await fetch(origin + route)).ok)
        results.set(name, [...(results.get(name) ?? []), await measure(origin + route)]);
  const medians = [...results].map(([name, runs]) => [name, figures(runs)] as const);
  const floor = medians.find(([name]) => name === "floor")?.[1].lcp ?? Number.NaN;
  for (const [name, { fcp, lcp, tbt, cls, scores }] of medians) {
    const ratio = lcp / floor;
    console.log(
      `${route} ${name}: FCP ${fcp} ms, LCP ${lcp} ms (${ratio.toFixed(2)} × the floor), ` +
        `TBT ${tbt} ms, CLS ${cls}, scores ${scores.join("/")}`,
    );
    const isPast =
      ratio > limits.lcpRatio ||
      tbt > limits.tbt ||
      cls > limits.cls ||
      scores.some((score) => score < limits.score);
    if (name !== "site" || !isPast) continue;
    console.error(`${route} passes a limit: ${JSON.stringify(limits)}`);
    process.exitCode = 1;
  }
}

/** React's start, in whose tasks the page answers nothing. */
async function start(route: string): Promise<void> {
  const tasks: number[] = [];
  for (let run = 0; run < Number(values.runs); run++)
    tasks.push(await longestTask(browser, servers.site.origin + route));
  const median = tasks.toSorted((a, b) => a - b)[Math.floor(tasks.length / 2)] ?? Number.NaN;
  console.log(`${route} site: longest task after intent ${median} ms`);
  if (median <= limits.task) return;
  console.error(`${route} passes a limit: ${JSON.stringify(limits)}`);
  process.exitCode = 1;
}

/** One run with Lighthouse's defaults: a mid-range phone on a slow network. */
async function measure(url: string): Promise<Result> {
  const run = await lighthouse(url, { port, logLevel: "error", onlyCategories: categories });
  if (!run || run.lhr.runtimeError)
    throw new Error(`Lighthouse on ${url}: ${run?.lhr.runtimeError?.message ?? "no result"}`);
  return run.lhr;
}

/** Figures of the median run: times in whole milliseconds, scores from 0 to 100. */
function figures(runs: Result[]) {
  const { audits, categories: results } = computeMedianRun(runs);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    fcp: Math.round(value("first-contentful-paint")),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Number(value("cumulative-layout-shift").toFixed(3)),
    scores: categories.map((name) => Math.round((results[name]?.score ?? 0) * 100)),
  };
}
