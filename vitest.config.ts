import { defineConfig } from "vitest/config";
import { fixtureDay } from "./e2e/fixture/fixture-day.ts";

// What tests read of content is the fixture's.
const env = { SITE_DATE: fixtureDay, CONTENT_ROOT: "e2e/fixture" };

export default defineConfig({
  test: {
    // By default, vitest leaves one of two processors idle.
    maxWorkers: "100%",
    // In milliseconds: on a busy machine a run takes longer, and still passes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        resolve: { tsconfigPaths: true },
        test: {
          name: "unit",
          include: ["{app,components,export,receiver,site}/**/*.test.{ts,tsx}"],
          env,
          globalSetup: "e2e/support/check-fixture.ts",
          // The files of a worker share the modules that they import: a third of the time.
          isolate: false,
          unstubEnvs: true,
        },
      },
      // What reads the files of the fixture's last build: no browser is needed.
      {
        extends: true,
        test: {
          name: "built",
          include: ["e2e/html/**/*.test.ts"],
          // The files of a worker share the content and the pages that they have read.
          isolate: false,
        },
      },
      // The words that the specification quotes: `npm run specification`.
      {
        extends: true,
        test: { name: "specification", include: ["e2e/specification/*.test.ts"] },
      },
    ],
  },
});
