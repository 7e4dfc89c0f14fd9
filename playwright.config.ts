import { defineConfig } from "playwright/test";
import { findChromium } from "./e2e/support/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine may miss a wait, so a failed test is retried once; the closing line counts them.
  retries: 1,
  // One set of pictures for all systems.
  snapshotPathTemplate: "{testDir}/{testFileName}-snapshots/{arg}{ext}",
  // In milliseconds: a test shares two processors with another one, a server and sometimes a build.
  expect: { timeout: 10_000 },
  reporter: [["list"], ["./e2e/support/closing-line.ts"]],
  use: {
    // Port of the server below, from its output.
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    launchOptions: {
      executablePath: findChromium(),
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
  // Serves the last build; `npm test` builds first.
  webServer: {
    command: "node hosting/serve.ts",
    env: { PORT: "0" },
    wait: { stdout: /http:\/\/localhost:(?<SITE_PORT>\d+) / },
  },
});
