import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { packageCommand } from "../../scripts/package-command.ts";

/** Debian's package of Chromium without windows, with which the tests take a third less time. */
const shell = "chromium-headless-shell";

/**
 * The Chromium to test with: CHROMIUM_PATH, else the system's, else Playwright's own.
 * @returns undefined where there is none that starts
 */
export function findChromium(): string | undefined {
  const onPath = [shell, "chromium", "chromium-browser", "google-chrome"].flatMap((name) =>
    (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)),
  );
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !starts(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH="${CHROMIUM_PATH}" is no browser that starts`);
  return CHROMIUM_PATH || [...onPath, chromium.executablePath()].find(starts);
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0;
}

const isRoot = process.getuid?.() === 0;

/** Ways to install a browser. */
const installs = {
  [shell]: () => aptGet("install", "--yes", shell),
  "Playwright's": () => run(...packageCommand("playwright", ["install", "chromium"])),
  chromium: () => aptGet("install", "--yes", "chromium"),
};

function aptGet(...args: string[]): void {
  const asRoot = isRoot ? [] : ["sudo", "-n"];
  const [program = "", ...rest] = [...asRoot, "apt-get"];
  run(program, [...rest, "update", "--quiet"]);
  run(program, [...rest, ...args]);
}

function run(program: string, args: string[]): void {
  execFileSync(program, args, { stdio: "inherit", timeout: 600_000 });
}

function install(names: (keyof typeof installs)[]): void {
  for (const name of names) {
    console.log(`Looking for a browser to test with; trying: ${name}`);
    try {
      installs[name]();
      return;
    } catch {}
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { CHROMIUM_PATH } = process.env;
  const found = findChromium();
  // Root means a container, where an installation harms nobody.
  if (!found) install([shell, "Playwright's", "chromium"]);
  else if (!CHROMIUM_PATH && !found.endsWith(shell) && isRoot) install([shell]);
  const path = findChromium();
  if (!path)
    throw new Error("No Chromium can be installed here. Install one and set CHROMIUM_PATH to it.");
  const version = execFileSync(path, ["--version"], { encoding: "utf8" }).trim();
  console.log(`Testing with ${version} (${path})`);
}
