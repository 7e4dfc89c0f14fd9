import { join } from "node:path";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { count, formatProblem } from "./content/load/problem.ts";
import { loadContentFromDisk } from "./content/load/read-files.ts";
import { readSettings } from "./content/settings.ts";
import { headers, uncachedHeaders } from "./hosting/headers.ts";
import { nextRedirects, postRedirects, redirects } from "./hosting/redirects.ts";

const config: NextConfig = {
  output: "export",
  adapterPath: join(process.cwd(), "hosting/adapter.ts"),
  reactStrictMode: true,
  typedRoutes: true,
  agentRules: false,
  experimental: { agentUpgrade: false },
  turbopack: {
    // Content is imported as text and parsed by content/load, which knows its lines.
    rules: { "*": { condition: { query: "?raw" }, type: "text" } },
  },
  redirects: async () => movedAddresses(),
  headers: async () => headers,
};

/** What it takes for `next dev` to answer as the hosts do. */
const development: NextConfig = {
  ...config,
  // As an export, an unknown post would be an error of status 500 here.
  output: undefined,
  // Next would take the slash off first: two hops to where a redirect leads.
  skipTrailingSlashRedirect: true,
  redirects: async () => [
    ...movedAddresses(),
    { source: "/:path+/", destination: "/:path+", permanent: true },
  ],
  headers: async () => uncachedHeaders,
};

function movedAddresses() {
  return nextRedirects([...redirects, ...postRedirects(loadContentFromDisk().data.posts)]);
}

export default function configFor(phase: string): NextConfig {
  if (phase === PHASE_PRODUCTION_BUILD) stopOnMistakes();
  return phase === PHASE_DEVELOPMENT_SERVER ? development : config;
}

/** Mistakes in settings or content end the build before it begins, with nothing but their list. */
function stopOnMistakes(): void {
  try {
    readSettings(process.env);
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
  const { problems } = loadContentFromDisk();
  if (problems.length > 0)
    stop(`${problems.map(formatProblem).join("\n")}\n\n${count(problems.length)} in the content.`);
}

function stop(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}
