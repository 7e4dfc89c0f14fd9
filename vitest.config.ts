import { defineConfig } from "vitest/config";
import { fixtureDay } from "./e2e/fixture/fixture-day.ts";

const env = { SITE_DATE: fixtureDay };

export default defineConfig({
  test: {
    // By default, vitest leaves one of two processors idle.
    maxWorkers: "100%",
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: "unit",
          include: ["{app,components,export,receiver,scripts,site,tools}/**/*.test.{ts,tsx}"],
          env,
          // In milliseconds: other work may take most of the machine's time.
          testTimeout: 30_000,
        },
      },
      // What reads the files of the last builds, of the site and of the fixture: no browser is needed.
      {
        test: {
          name: "built",
          include: ["e2e/html/**/*.test.ts"],
          // The files of a worker share the content and the pages that they have read.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      // The words that the specification quotes: `npm run specification`.
      { test: { name: "specification", include: ["e2e/specification/*.test.ts"] } },
    ],
  },
});
