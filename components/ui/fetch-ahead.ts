import { preload } from "react-dom";

/** Scripts that a payload names. */
const chunk = /\/_next\/static\/chunks\/[\w.~-]+\.js/g;

/** What is on its way: a link that is pressed is first hovered, then focused. */
const coming = new Set<string>();

/**
 * Fetches what a link's click will ask for: the page's payload, which the browser keeps for a
 * minute (hosting/headers.ts), and the scripts that it names. Whatever fails, the click tries
 * again. Not in `next dev`, which would build the page for it.
 * @param path of a page of the site: "/about", "/why-angel-app#faq"
 */
export async function fetchAhead(path: string): Promise<void> {
  const address = payloadAddress(path);
  if (process.env.NODE_ENV === "development" || coming.has(address)) return;
  coming.add(address);
  try {
    const answer = await fetch(address, { priority: "low" });
    for (const [script] of (await answer.text()).matchAll(chunk)) preload(script, { as: "script" });
  } catch {
    // Offline, or the page was left.
  } finally {
    coming.delete(address);
  }
}

/** Where the export has a page's payload, and where Next looks for it: "/about.txt". */
function payloadAddress(path: string): string {
  const { pathname } = new URL(path, location.origin);
  return pathname === "/" ? "/index.txt" : `${pathname}.txt`;
}
