import { chunksIn, payloadAddress } from "@/hosting/next-output";

/** In milliseconds, a little less than browsers cache a payload (hosting/headers.ts). */
const keptFor = 50_000;

/** Fetches by the payload's address: a link is hovered, focused and pressed, but fetched once. */
const fetched = new Map<string, Promise<boolean>>();

/**
 * Fetches ahead what a link's click will need: the page's payload and the scripts that it names,
 * which the browser caches. Not in `next dev`, which would build the page for it.
 * @param path of a page of the site: "/about", "/why-angel-app#faq"
 * @returns whether everything arrived; otherwise the page needs a full load
 */
export function fetchAhead(path: string): Promise<boolean> {
  if (process.env.NODE_ENV === "development") return Promise.resolve(true);
  const address = payloadAddress(new URL(path, location.origin).pathname);
  const known = fetched.get(address);
  if (known) return known;
  const forget = () => fetched.delete(address);
  const isThere = fetchPage(address).catch(() => false);
  isThere.then((came) => (came ? setTimeout(forget, keptFor) : forget()));
  fetched.set(address, isThere);
  return isThere;
}

async function fetchPage(address: string): Promise<boolean> {
  const payload = await textOf(address, "text/plain");
  const isNew = (script: string) => !document.querySelector(`script[src="${script}"]`);
  const scripts = chunksIn(payload ?? "").filter(isNew);
  const texts = await Promise.all(scripts.map((script) => textOf(script, "text/javascript")));
  return payload !== undefined && !texts.includes(undefined);
}

/** @returns undefined on any other type, such as a 404 page or a network's login page */
async function textOf(address: string, type: string): Promise<string | undefined> {
  const answer = await fetch(address, { priority: "low" });
  const isExpected = answer.ok && answer.headers.get("content-type")?.startsWith(type);
  return isExpected ? answer.text() : undefined;
}
