import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { writeContentCache } from "./content/content-cache.ts";
import { count, formatProblem, type Problem } from "./content/load/problem.ts";
import { loadAllFromDisk } from "./content/load-content.ts";
import { damagedPictures } from "./content/pictures/colour-of.ts";
import { readPictures } from "./content/pictures/read-pictures.ts";
import { readSettings } from "./content/settings.ts";
import { buildInputs, publishedOn } from "./content/site/publish.ts";
import { keepContentFresh } from "./editor/fresh-content.ts";
import { buildId } from "./hosting/build-id.ts";
import { redirectProblems } from "./hosting/check-redirects.ts";
import { headers, nextHeaders, uncachedHeaders } from "./hosting/headers.ts";
import { replacedInExport, replacedModules } from "./hosting/next-output.ts";
import { allRedirects, nextRedirects } from "./hosting/redirects.ts";

/** All content, read once for whatever asks for it here. */
let loaded: ReturnType<typeof loadAllFromDisk> | undefined;
const content = () => (loaded ??= loadAllFromDisk());

const config: NextConfig = {
  output: "export",
  adapterPath: join(process.cwd(), "hosting/export/adapter.ts"),
  generateBuildId: () => {
    // Not the day itself: the same files have the same name on the next one.
    const { today, ...settings } = readSettings(process.env);
    return buildId({ ...settings, ...buildInputs(content().data, today) });
  },
  // A page with large pictures may take this many seconds where other builds run beside it.
  staticPageGenerationTimeout: 300,
  reactStrictMode: true,
  typedRoutes: true,
  // `npm run types` checks them (npm test); here it would be a fifth of each build's time.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["harfbuzzjs", "subset-font"],
  agentRules: false,
  experimental: {
    agentUpgrade: false,
    globalNotFound: true,
    // Next would leave one processor idle; while it writes the pages, nothing else wants it.
    cpus: availableParallelism(),
    // There are no parts of payloads that could travel together (hosting/export/no-segments.ts).
    prefetchInlining: false,
  },
  turbopack: {
    resolveAlias: { ...replacedModules, ...replacedInExport },
    // Content is imported as text and parsed by content/load, which knows its lines.
    rules: { "*": { condition: { query: "?raw" }, type: "bytes" } },
  },
  redirects: async () => {
    const { data } = content();
    return declaredRedirects(publishedOn(data, readSettings(process.env).today).posts);
  },
  headers: async () => nextHeaders(headers),
};

function declaredRedirects(posts: readonly { title: string }[]) {
  return nextRedirects(allRedirects(posts));
}

/** What it takes for `next dev` to answer as the hosts do. */
const development: NextConfig = {
  ...config,
  // A file "….dev.tsx" is there in `next dev` alone: the editor's routes, and what an import of
  // "./with-preview" finds (app/_preview).
  pageExtensions: ["dev.tsx", "dev.ts", "tsx", "ts"],
  turbopack: {
    ...config.turbopack,
    resolveAlias: replacedModules,
    resolveExtensions: [".dev.tsx", ".dev.ts", ".tsx", ".ts", ".jsx", ".js", ".mjs", ".json"],
  },
  experimental: {
    ...config.experimental,
    // It keeps evaluated modules in a place of its own, which keepContentFresh does not reach.
    turbopackServerFastRefresh: false,
  },
  // As an export, an unknown post would be an error of status 500 here.
  output: undefined,
  // Next would take the slash off first: two hops to where a redirect leads.
  skipTrailingSlashRedirect: true,
  redirects: async () => [
    ...declaredRedirects(content().data.posts),
    { source: "/:path+/", destination: "/:path+", permanent: true },
  ],
  headers: async () => nextHeaders(uncachedHeaders),
  // Where the export has moved the files (hosting/export/adapter.ts). Before all routes: some would take
  // an address with ".md" for a page of theirs.
  rewrites: async () => ({
    beforeFiles: [{ source: "/:path*.md", destination: "/as-markdown/:path*.md" }],
    afterFiles: [],
    fallback: [],
  }),
};

export default async function configFor(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_BUILD) {
    await stopOnMistakes();
    writeContentCache(content());
  }
  if (phase !== PHASE_DEVELOPMENT_SERVER) return config;
  keepContentFresh();
  return development;
}

/** Mistakes in settings, content or redirects end the build before it begins, with nothing but their list. */
async function stopOnMistakes(): Promise<void> {
  try {
    // All that the build starts has the same day, also where midnight passes meanwhile.
    process.env.SITE_DATE = readSettings(process.env).today;
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
  const { data, problems } = content();
  stopOn([...problems, ...(await damagedPictures(readPictures()))], "in the content");
  stopOn(redirectProblems(data, readSettings(process.env).today), "in the redirects");
}

function stopOn(problems: readonly Problem[], where: string): void {
  if (problems.length > 0)
    stop(`${problems.map(formatProblem).join("\n")}\n\n${count(problems.length)} ${where}.`);
}

function stop(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}
