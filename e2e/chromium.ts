import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";

/**
 * The Chromium to test with: CHROMIUM_PATH, else the system's, else Playwright's own.
 * @returns undefined where there is none that starts
 */
export function findChromium(): string | undefined {
  const onPath = ["chromium", "chromium-browser", "google-chrome"].flatMap((name) =>
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

/** Ways to get one, the first that works: Playwright's download, the distribution's package. */
const installs = [
  ["playwright", "install", "chromium"],
  ["apt-get", "install", "--yes", "chromium"],
];

function install(): string {
  for (const [command = "", ...args] of installs) {
    const asRoot = command === "apt-get" && process.getuid?.() !== 0 ? ["sudo", "-n"] : [];
    const [program = "", ...rest] = [...asRoot, command, ...args];
    console.log(`No Chromium found; trying: ${[program, ...rest].join(" ")}`);
    try {
      if (command === "apt-get")
        execFileSync([...asRoot, command][0] ?? "", [...asRoot, command, "update"].slice(1));
      execFileSync(program, rest, { stdio: "inherit", timeout: 600_000 });
    } catch {
      continue;
    }
    const found = findChromium();
    if (found) return found;
  }
  throw new Error("No Chromium can be installed here. Install one and set CHROMIUM_PATH to it.");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const path = findChromium() ?? install();
  const version = execFileSync(path, ["--version"], { encoding: "utf8" }).trim();
  console.log(`Testing with ${version} (${path})`);
}
