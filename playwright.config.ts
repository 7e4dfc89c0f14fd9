import { availableParallelism } from "node:os";
import { defineConfig, type PlaywrightTestProject } from "playwright/test";
import { installedChromium } from "./e2e/support/chromium.ts";

// What tests read of content is the fixture's.
process.env.CONTENT_ROOT = "e2e/fixture";
// The receiver's database of the fixture's site, which tests read too.
process.env.MESSAGES_FOLDER = "test-results/messages";

const chromium = (): PlaywrightTestProject["use"] => ({
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
});

// Tests of the code visit a site of the fixture's content, so that editors can change everything.
// One test visits each page of the site itself, whatever it says.
const inChromium = (): PlaywrightTestProject[] => [
  { name: "site", testDir: "e2e/site", use: { ...chromium(), baseURL: localhost("SITE_PORT") } },
  {
    name: "behavior",
    testIgnore: ["site", "html"].map((folder) => `e2e/${folder}/**`),
    use: { ...chromium(), baseURL: localhost("FIXTURE_PORT") },
  },
];

/** The tagged tests in other engines, each week (.github/workflows/engines.yml). */
const inOtherEngines = (["firefox", "webkit"] as const).map(
  (browserName): PlaywrightTestProject => ({
    name: browserName,
    grep: /@engines/,
    use: { browserName, baseURL: localhost("FIXTURE_PORT") },
  }),
);

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
  projects: process.env.ENGINES ? inOtherEngines : inChromium(),
  // Serves the last builds, of the site and of the fixture; `npm test` builds first.
  webServer: [
    server("SITE_PORT", { CONTENT_ROOT: "", STATE_FOLDER: "test-results/messages-of-site" }),
    server("FIXTURE_PORT", { STATE_FOLDER: process.env.MESSAGES_FOLDER }),
  ],
});

/**
 * Serves a build on a free port, which its output names. Its database is its own, since one of two
 * servers that open one at once may find it locked, and new, since Playwright empties test-results/.
 */
function server(port: "SITE_PORT" | "FIXTURE_PORT", env: Record<string, string>) {
  return {
    command: "node scripts/serve.ts",
    env: { ...env, PORT: "0" },
    wait: { stdout: new RegExp(`http://localhost:(?<${port}>\\d+) `) },
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 } as const,
  };
}

/** The address of a server above. */
function localhost(port: "SITE_PORT" | "FIXTURE_PORT"): string {
  return `http://localhost:${process.env[port]}`;
}
