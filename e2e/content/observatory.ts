import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** An answer of the site, as a scanner sees it. */
export type Recorded = { url: URL; status: number; headers: [string, string][]; body: string };

/** A rule of the Observatory applied to a response. */
type Verdict = { rule: string; result: string; modifier: number };

const folder = new URL("../../node_modules/@mdn/mdn-http-observatory/", import.meta.url);
const load = (file: string) => import(new URL(`src/${file}`, folder).href);

/**
 * The scoring of MDN's HTTP Observatory, as its site gives it.
 * Its package fetches the browsers' list of HSTS hosts when it is installed. It is installed
 * without that here, and an empty list takes its place: the site has to do without being on it.
 */
export async function observatory() {
  const list = new URL("conf/hsts-preload.json", folder);
  if (!existsSync(fileURLToPath(list))) writeFileSync(list, "{}");
  const { ALL_TESTS } = await load("constants.js");
  const { getScoreModifier } = await load("grader/grader.js");
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load("grader/charts.js");
  const { Requests } = await load("types.js");
  const { parseHttpEquivHeaders } = await load("retriever/utils.js");

  const judge = (page: Recorded): Verdict[] => {
    const requests = asRequests(page, Requests, parseHttpEquivHeaders);
    return ALL_TESTS.map((rule: (of: unknown) => { result: string }) => {
      const { result } = rule(requests);
      return { rule: rule.name, result, modifier: getScoreModifier(result) };
    });
  };

  return {
    judge,
    /** As its scanner adds up: what is above 100 counts only for those who lose little. */
    score(verdicts: readonly Verdict[]): number {
      const sum = (list: readonly Verdict[]) => list.reduce((n, { modifier }) => n + modifier, 100);
      const lost = sum(verdicts.filter(({ modifier }) => modifier < 0));
      return lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(verdicts) : lost;
    },
  };
}

/** The answer as if a scan had come to it by way of http, as hosts lead from there to https. */
function asRequests(
  { url, status, headers, body }: Recorded,
  Requests: new (host: string) => Record<string, unknown>,
  parseMeta: (html: string, base: string) => unknown,
) {
  const fields = new Headers(headers);
  const response = {
    status,
    verified: true,
    // A bare object with a reader: the rules read it both ways.
    headers: Object.assign(Object.fromEntries(fields), {
      get: (name: string) => fields.get(name),
      has: (name: string) => fields.has(name),
    }),
    httpEquiv: parseMeta(body, url.href),
    request: { headers: new Headers() },
  };
  const cookies = fields.getSetCookie().map((text) => ({ key: text.split("=")[0] }));
  return Object.assign(new Requests(url.hostname), {
    resources: { path: body },
    session: { url, jar: { serializeSync: () => ({ cookies }) } },
    responses: {
      auto: response,
      https: response,
      http: response,
      cors: response,
      httpRedirects: [new URL(url.href.replace(/^https/, "http")), url].map((hop) => ({
        url: hop,
        status: hop === url ? status : 301,
      })),
      httpsRedirects: [{ url, status }],
    },
  });
}
