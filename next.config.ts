import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { replacedModules } from "./export/next/output.ts";
import { contentRoot } from "./site/load/folders.ts";
import { problemLines } from "./site/load/problem.ts";
import { loadAllFromDisk, siteProblems } from "./site/load-content.ts";
import { allRedirects, nextRedirects } from "./site/pages/redirects.ts";
import { readSettings } from "./site/settings.ts";

const config: NextConfig = {
  output: "export",
  // A build of another content lies beside it. Next exports to `out` unless this differs from its default.
  distDir: process.env.CONTENT_ROOT ? join(process.env.CONTENT_ROOT, "out") : ".next",
  adapterPath: join(process.cwd(), "export/adapter.ts"),
  // Links load documents, so no page compares builds; the same sources give the same files.
  generateBuildId: () => "build",
  // In seconds: a page with large pictures takes long while other builds run.
  staticPageGenerationTimeout: 300,
  reactStrictMode: true,
  // `npm test` checks the types; here they would take a fifth of each build.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["harfbuzzjs", "subset-font"],
  agentRules: false,
  experimental: {
    agentUpgrade: false,
    // Writing the cache costs a clean build a sixth of its time.
    turbopackFileSystemCacheForBuild: false,
    globalNotFound: true,
    // By default, Next leaves one processor idle.
    cpus: availableParallelism(),
  },
  turbopack: {
    resolveAlias: replacedModules,
    // The receiver imports site.yaml as text; `next dev` watches all content by importing it.
    rules: { "*": { condition: { query: "?raw" }, type: "bytes" } },
  },
};

/** `next dev` answers with the redirects of the hosts, not with their headers. */
const development: NextConfig = {
  ...config,
  distDir: ".next",
  // Its address in figures, too, is this computer.
  allowedDevOrigins: ["127.0.0.1"],
  // Next's button would lie over the one that leads to the top.
  devIndicators: false,
  // wrangler has the messages' database.
  serverExternalPackages: [
    ...(config.serverExternalPackages ?? []),
    "esbuild",
    "postcss",
    "@tailwindcss/postcss",
    "wrangler",
  ],
  // Files named "….dev.tsx" exist only in `next dev`.
  pageExtensions: ["dev.tsx", "dev.ts", "tsx", "ts"],
  turbopack: {
    ...config.turbopack,
    // `next dev` starts React as Next does.
    resolveAlias: {},
  },
  // With "export", `next dev` answers an unknown post with an error of status 500.
  output: undefined,
  // Next would first redirect to the address without a slash: two hops for a redirect.
  skipTrailingSlashRedirect: true,
  redirects: async () => {
    const { data } = loadAllFromDisk();
    return nextRedirects([
      ...(data ? allRedirects(data) : []),
      { from: "/:path+/", to: "/:path+" },
    ]);
  },
};

export default function configFor(phase: string): NextConfig {
  if (phase === PHASE_PRODUCTION_BUILD) stopOnProblems();
  return phase === PHASE_DEVELOPMENT_SERVER ? development : config;
}

/** Problems in settings, content or redirects end the build with their list before it begins. */
function stopOnProblems(): void {
  // All processes of the build get the same day, even if midnight passes meanwhile.
  process.env.BUILD_DATE = readSettings(process.env).today;
  // Next writes only below the project.
  if (relative(process.cwd(), contentRoot()).startsWith(".."))
    throw new Error(
      `environment variable CONTENT_ROOT="${contentRoot()}": a build needs a folder in the project`,
    );
  const problems = siteProblems();
  if (problems.length === 0) return;
  console.error(`\n${problemLines(problems)}\n`);
  process.exit(1);
}
