import { type APIRequestContext, expect, test } from "playwright/test";
import { observatory, type Recorded } from "./observatory.ts";
import { content, pages } from "./site.ts";

const notFound = ["/nothing-here", "/blog-lists/nothing-here"];

test("MDN's Observatory gives every page at least 130", async ({ request }) => {
  test.setTimeout(120_000);
  const { judge, score } = await observatory();
  for (const path of [...pages.map((page) => page.path), ...notFound]) {
    const page = await recorded(request, path);
    expect(page.status, path).toBe(notFound.includes(path) ? 404 : 200);
    const verdicts = judge(page);
    expect(verdicts.length).toBeGreaterThanOrEqual(10);
    expect(score(verdicts), `${path}: ${JSON.stringify(verdicts, null, 2)}`).toBeGreaterThanOrEqual(
      130,
    );
  }
});

test("it sees it when a header is missing", async ({ request }) => {
  const { judge, score } = await observatory();
  const page = await recorded(request, "/");
  for (const missing of [
    "strict-transport-security",
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-resource-policy",
  ]) {
    const headers = page.headers.filter(([name]) => name.toLowerCase() !== missing);
    expect(headers.length, missing).toBe(page.headers.length - 1);
    expect(score(judge({ ...page, headers })), missing).toBeLessThan(130);
  }
  const noPolicy = page.headers.filter(([name]) => !/policy/i.test(name));
  expect(score(judge({ ...page, headers: noPolicy, body: "" }))).toBeLessThan(100);
});

/** A page's answer, asked for as if from another site. */
async function recorded(request: APIRequestContext, path: string): Promise<Recorded> {
  const answer = await request.get(path, { headers: { Origin: "https://elsewhere.invalid" } });
  return {
    url: new URL(path, content.site.hosts.us),
    status: answer.status(),
    headers: answer.headersArray().map(({ name, value }) => [name, value]),
    body: await answer.text(),
  };
}
