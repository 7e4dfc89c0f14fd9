import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * How a package's command is started without a shell: by Node itself, with the file that the package
 * names. On Windows, what lies in `node_modules/.bin` starts only in a shell.
 * @param name the package, and its command of the same name
 * @returns program and arguments, for `spawn(...packageCommand("next", ["build"]))`
 */
export function packageCommand(name: string, args: string[]): [program: string, args: string[]] {
  const home = join("node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  return [process.execPath, [join(home, typeof bin === "string" ? bin : bin[name]), ...args]];
}

/** wrangler's environment: no usage report, and no request for this machine's location. */
export function wranglerEnvironment(): NodeJS.ProcessEnv {
  const quiet = { WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" };
  return { ...process.env, ...quiet };
}

/** wrangler's arguments for the local database: in STATE_FOLDER, by default in `.wrangler/state`. */
export function localDatabase(): string[] {
  const folder = process.env.STATE_FOLDER;
  return folder ? ["--persist-to", folder] : [];
}
