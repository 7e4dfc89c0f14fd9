import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import type { Readable } from "node:stream";
import { withLocalServer } from "../../e2e/support/local-server.ts";
import type { Driver } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { steps } from "./steps.ts";
import { startWebKit } from "./webkit.ts";

/**
 * `npm run engines`: the steps of `steps.ts` in Firefox and in WebKit, one engine after the other,
 * on the last build of the site. Browsers and tools are Debian's packages.
 */

/** A program of each package; the hyphens are WebKit's dictionary. */
const packages = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  "hyphen-en-us": "/usr/share/hyphen/hyph_en_US.dic",
  xvfb: "/usr/bin/Xvfb",
  "poppler-utils": "/usr/bin/pdftotext",
};
/** Where the picture of a step that failed goes. */
const pictures = "test-results/engines";

install();
const counts = { passed: 0, failed: 0 };
await withLocalServer((origin) =>
  withDisplay(async (display) => {
    for (const start of [startFirefox, startWebKit]) {
      const page = await start(display);
      try {
        for (const [name, step] of Object.entries(steps)) await tryStep(page, name, step, origin);
      } finally {
        await page.close();
      }
    }
  }),
);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed ? 1 : 0);

/** Installs the packages that are missing, where apt-get and the right to use it are there. */
function install(): void {
  const missing = Object.entries(packages).filter(([, file]) => !existsSync(file));
  if (missing.length === 0) return;
  const names = missing.map(([name]) => name);
  const [program = "", ...before] =
    process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const run = (...args: string[]) =>
    execFileSync(program, [...before, ...args], { stdio: "inherit" });
  try {
    run("update", "--quiet");
    run("install", "--yes", "--no-install-recommends", ...names);
  } catch {
    console.error(`Debian's packages are missing and cannot be installed here: ${names.join(" ")}`);
    process.exit(1);
  }
}

/** Runs an X server without a screen, on a free display, while `use` runs. */
async function withDisplay(use: (display: string) => Promise<void>): Promise<void> {
  const screen = ["-displayfd", "3", "-screen", "0", "1600x1400x24", "-nolisten", "tcp"];
  const server = spawn("Xvfb", screen, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  try {
    const [number] = await once(server.stdio[3] as Readable, "data");
    await use(`:${String(number).trim()}`);
  } finally {
    server.kill();
  }
}

/** Runs a step and prints how it went; of a failed one it keeps a picture. */
async function tryStep(page: Driver, name: string, step: (typeof steps)[string], origin: string) {
  const started = Date.now();
  const tell = (mark: string) =>
    console.log(`${mark} ${page.name}: ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  try {
    await page.resize(1280, 800);
    await step(page, origin);
    counts.passed++;
    tell("✓");
  } catch (error) {
    counts.failed++;
    tell("✗");
    const file = `${pictures}/${page.name} ${name}.png`;
    console.log(`  ${error instanceof Error ? error.message : error}\n  Picture: ${file}`);
    mkdirSync(pictures, { recursive: true });
    const picture = await page.screenshot().catch(() => undefined);
    if (picture) writeFileSync(file, picture);
  }
}
