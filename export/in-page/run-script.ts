import { markForReact, removeFailed } from "../next/in-page.ts";

/** Loads and runs a script; resolves to whether it came. */
export function runScript(address: string): Promise<boolean> {
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
