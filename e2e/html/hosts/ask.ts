import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type RawAnswer, rawRequest } from "../../support/raw-request.ts";
import { out } from "../../support/site.ts";
import type { Row } from "./request-kinds.ts";
import { rows } from "./requests.ts";

/**
 * Asks the host for every request of the table.
 * @returns what is not as the table says, a line each
 */
export async function differences(port: number): Promise<string[]> {
  const waiting = [...rows];
  const wrong: string[] = [];
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift())
      wrong.push(...(await tryRow(row, port)));
  };
  await Promise.all([work(), work(), work(), work()]);
  return wrong;
}

async function tryRow({ path, method, answer: expected }: Row, port: number): Promise<string[]> {
  const answer = await rawRequest(port, path, { method });
  const wrong: string[] = [];
  const check = (what: string, is: unknown, shouldBe: unknown) => {
    if (is !== shouldBe) wrong.push(`${what} is ${is}, not ${shouldBe}`);
  };

  check("status", answer.status, expected.status);
  check("location", answer.headers.location, expected.location);
  if (expected.type) check("type", answer.headers["content-type"], expected.type);
  if (expected.cache) check("cache", answer.headers["cache-control"], expected.cache);
  if (expected.shared)
    check("sharing", answer.headers["cross-origin-resource-policy"], "cross-origin");
  if (method === "HEAD") check("length of the body", answer.body.length, 0);
  else if (expected.file)
    check("body", answer.body.equals(readFileSync(join(out, expected.file))), true);
  if (answer.status === 200 || answer.status === 404)
    check("nosniff", answer.headers["x-content-type-options"], "nosniff");

  const end = await follow(answer, port);
  check("hops", end.hops, expected.hops ?? (expected.location ? 1 : 0));
  check("end", end.status, expected.location ? (expected.end ?? 200) : expected.status);
  const asked = `${method ?? "GET"} ${path.length > 100 ? `${path.slice(0, 100)}…` : path}`;
  return wrong.map((text) => `${asked}: ${text}`);
}

const visited = new Map<string, Promise<RawAnswer>>();

/** Goes where the answer leads, as a browser does, which tidies up each address it is given. */
async function follow(answer: RawAnswer, port: number): Promise<{ status: number; hops: number }> {
  let { status, headers } = answer;
  let hops = 0;
  while (headers.location && hops < 5) {
    const origin = `http://localhost:${port}`;
    const next = new URL(headers.location, origin);
    if (next.origin !== origin) throw new Error(`leads away: ${headers.location}`);
    const visit = visited.get(next.href) ?? rawRequest(port, next.pathname + next.search);
    visited.set(next.href, visit);
    ({ status, headers } = await visit);
    hops += 1;
  }
  return { status, hops };
}
