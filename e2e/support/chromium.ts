import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { packageCommand } from "../../scripts/package-command.ts";

/** Commands of Chromium on this machine; the first has no windows and starts fastest. */
const commands = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/**
 * The Chromium to test with: CHROMIUM_PATH, else the system's, else Playwright's download.
 * @returns undefined where none starts
 * @throws an error where CHROMIUM_PATH does not start
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH && !starts(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH="${CHROMIUM_PATH}" does not start`);
  const onPath = commands.flatMap((name) =>
    PATH.split(delimiter).map((folder) => join(folder, name)),
  );
  return CHROMIUM_PATH || [...onPath, chromium.executablePath()].find(starts);
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 60_000 }).status === 0;
}

/** Installs a Chromium where none starts: Playwright's, else, for root, the system's package. */
function install(): string | undefined {
  console.log("No Chromium starts here. Downloading Playwright's …");
  run(...packageCommand("playwright", ["install", "chromium"]));
  const downloaded = findChromium();
  // Root means a container. Elsewhere system packages are the owner's decision.
  if (downloaded || process.getuid?.() !== 0) return downloaded;
  console.log("That did not help. Installing the system package chromium by apt-get …");
  run("apt-get", ["update", "--quiet"]);
  run("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"]);
  return findChromium();
}

/** Runs a command and shows its output. Its failure shows in that no Chromium starts after it. */
function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: "inherit", timeout: 600_000 });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const path = findChromium() ?? install();
  if (!path) {
    console.error(
      "The browser tests need Chromium, and none could be installed. Install Chromium or Chrome, and set CHROMIUM_PATH to its file if it is not on PATH.",
    );
    process.exit(1);
  }
  const version = execFileSync(path, ["--version"], { encoding: "utf8" }).trim();
  console.log(`Testing with ${version} (${path})`);
}
