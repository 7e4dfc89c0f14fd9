/** The environment of wrangler: no usage report, and no request for this machine's location. */
export function wranglerEnvironment(): NodeJS.ProcessEnv {
  const quiet = { WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" };
  return { ...process.env, ...quiet };
}

/** wrangler's arguments for the local database: in STATE_FOLDER, by default in `.wrangler/state`. */
export function localDatabase(): string[] {
  const folder = process.env.STATE_FOLDER;
  return folder ? ["--persist-to", folder] : [];
}
