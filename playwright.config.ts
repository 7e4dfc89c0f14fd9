import { defineConfig } from "playwright/test";
import { findChromium } from "./e2e/support/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that does too much at once may miss a wait: what fails twice has failed. The closing
  // line tells how many needed it.
  retries: 1,
  // The same pictures for every system.
  snapshotPathTemplate: "{testDir}/{testFileName}-snapshots/{arg}{ext}",
  // A test shares two processors with another one, a server and sometimes a build.
  expect: { timeout: 10_000 },
  reporter: [["list"], ["./e2e/support/closing-line.ts"]],
  use: {
    // The port that the server below has said.
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    launchOptions: {
      executablePath: findChromium(),
      // As root, as in containers, Chromium has no sandbox; nothing it does may ask the network.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        // The window's own buttons are pages of Chromium's: a fifth of the time that a test takes.
        "--disable-features=InitialWebUI,WebUIReloadButton,WebUITabStrip",
      ],
    },
  },
  // The export must be there: `npm test` builds it first.
  webServer: {
    command: "node hosting/serve.ts",
    env: { PORT: "0" },
    wait: { stdout: /http:\/\/localhost:(?<SITE_PORT>\d+) / },
  },
});
