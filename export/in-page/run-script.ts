// Runs the site's scripts, past what a cache or a network put in their place.
import { markForReact, removeFailed } from "../next/in-page.ts";
import { on } from "./on.ts";

// Addresses of scripts that loaded but do not parse, such as the login page of a hotel's network.
const unreadable = new Set<string>();

// Hosts that set headers by path alone let browsers cache a 404 for a year: fetch past the cache
// each script that failed, whoever requested it.
const renew = async (address: string) => {
  // A host or an extension may add a script of another host, which the policy blocks.
  if (!address.startsWith(`${location.origin}/`)) return;
  return fetch(address, { cache: "reload" }).catch(() => {});
};
on(
  "error",
  ({ target, filename, error }) => {
    if (error instanceof SyntaxError) unreadable.add(filename);
    if (target instanceof HTMLScriptElement && !target.dataset.run) renew(target.src);
    else if (unreadable.has(filename)) renew(filename);
  },
  true,
);

const run = (address: string) =>
  new Promise<boolean>((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    markForReact(script);
    script.dataset.run = "true";
    script.dataset.cfasync = "false";
    const fail = () => {
      removeFailed(script);
      resolve(false);
    };
    script.onerror = fail;
    script.onload = () => (unreadable.delete(script.src) ? fail() : resolve(true));
    document.head.append(script);
  });

/** Loads and runs a script, from the server where the cache's does not run; resolves to whether it ran. */
export async function runScript(address: string): Promise<boolean | undefined> {
  return (await run(address)) || ((await renew(address))?.ok && run(address));
}
