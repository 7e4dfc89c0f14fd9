import { markForReact, removeFailed } from "../next/runtime.ts";

/** Loads scripts beside each other, each of which runs as it comes. @returns those that failed */
export async function loadScripts(addresses: readonly string[]): Promise<string[]> {
  const came = await Promise.all(addresses.map(loadScript));
  return addresses.filter((_, index) => !came[index]);
}

/** Loads and runs a script; resolves to whether it came. */
function loadScript(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    markForReact(script);
    // Cloudflare's Rocket Loader leaves it alone.
    script.dataset.cfasync = "false";
    script.onload = () => resolve(true);
    script.onerror = () => {
      removeFailed(script);
      resolve(false);
    };
    document.head.append(script);
  });
}
