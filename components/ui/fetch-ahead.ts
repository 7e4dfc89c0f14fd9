import { chunksIn, payloadAddress } from "@/hosting/next-output";

/** In milliseconds: a little less than browsers keep a payload (hosting/headers.ts). */
const keptFor = 50_000;

/** By the payload's address: a link that is pressed was first hovered, then focused. */
const fetched = new Map<string, Promise<boolean>>();

/**
 * Fetches all that a link's click will ask for: the page's payload and the scripts that it names,
 * both of which the browser keeps. Not in `next dev`, which would build the page for it.
 * @param path of a page of the site: "/about", "/why-angel-app#faq"
 * @returns whether all of it came: else the page has to be loaded in full
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

/** @returns undefined where something else came, such as a 404 page or a network's login page */
async function textOf(address: string, type: string): Promise<string | undefined> {
  const answer = await fetch(address, { priority: "low" });
  const isExpected = answer.ok && answer.headers.get("content-type")?.startsWith(type);
  return isExpected ? answer.text() : undefined;
}
