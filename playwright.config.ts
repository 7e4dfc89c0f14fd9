import { availableParallelism } from "node:os";
import { defineConfig } from "playwright/test";
import { installedChromium } from "./e2e/support/chromium.ts";

// What tests read of content is the fixture's.
process.env.CONTENT_ROOT = "e2e/fixture";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: Math.max(2, availableParallelism()),
  // A race is a fault, of the site or of the test.
  retries: 0,
  // One set of pictures for all systems.
  snapshotPathTemplate: "{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}",
  // In milliseconds: on a busy machine a run takes longer, and still passes.
  timeout: 600_000,
  // By default a tree with more in it than the snapshot has would pass.
  expect: { timeout: 60_000, toMatchAriaSnapshot: { children: "deep-equal" } },
  reporter: [["list"], ["./e2e/support/closing-line.ts"]],
  // Tests of the code visit a site of the fixture's content, so that editors can change everything.
  // One test visits each page of the site itself, whatever it says.
  projects: [
    { name: "site", testDir: "e2e/site", use: { baseURL: localhost("SITE_PORT") } },
    {
      name: "behaviour",
      testIgnore: ["site", "html"].map((folder) => `e2e/${folder}/**`),
      use: { baseURL: localhost("FIXTURE_PORT") },
    },
  ],
  use: {
    launchOptions: {
      executablePath: installedChromium(),
      // Chromium has no sandbox for root, as in containers. The others keep it off the network.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        // Chromium draws its window's buttons as pages, which takes a fifth of a test's time.
        "--disable-features=InitialWebUI,WebUIReloadButton,WebUITabStrip",
      ],
    },
  },
  // Serves the last builds, of the site and of the fixture; `npm test` builds first.
  webServer: {
    command: "node e2e/support/serve-all.ts",
    wait: {
      stdout: /site (?<SITE_PORT>\d+), fixture (?<FIXTURE_PORT>\d+) with (?<MESSAGES_FOLDER>\S+)\./,
    },
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
  },
});

/** The address of a server below, whose output has its port. */
function localhost(port: "SITE_PORT" | "FIXTURE_PORT"): string {
  return `http://localhost:${process.env[port]}`;
}
