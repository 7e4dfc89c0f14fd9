import lighthouse from "lighthouse";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Result = {
  /** Milliseconds; CLS has no unit. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** 0 to 100, in the order of `categories`. */
  scores: number[];
};

/** One Lighthouse run, as its own defaults have it: a mid-range phone on a slow network. */
export async function runLighthouse(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: [...categories],
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  const { audits, categories: given } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    scores: categories.map((name) => Math.round((given[name]?.score ?? 0) * 100)),
  };
}

/** The middle of each value of several runs. */
export function medianOf(results: Result[]): Result {
  const of = (pick: (result: Result) => number | undefined) =>
    median(results.map((r) => pick(r) ?? 0));
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    scores: categories.map((_, i) => of(({ scores }) => scores[i])),
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
