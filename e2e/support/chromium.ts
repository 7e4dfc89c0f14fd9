import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { packageCommand } from "../../scripts/package-command.ts";

/** Commands of Chromium on this machine. The headless shell runs the tests in half the time. */
const commands = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/**
 * The file of the Chromium to test with: CHROMIUM_PATH, else one on PATH that starts.
 * @returns undefined where there is none: Playwright then takes the one that it has downloaded
 * @throws an error where CHROMIUM_PATH does not start
 */
export function installedChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH && !starts(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH="${CHROMIUM_PATH}" does not start`);
  const onPath = commands.flatMap((name) =>
    PATH.split(delimiter).map((folder) => join(folder, name)),
  );
  return CHROMIUM_PATH || onPath.find(starts);
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 60_000 }).status === 0;
}

/** The name and version of the Chromium that the tests would start; undefined where none starts. */
async function testedChromium(): Promise<string | undefined> {
  const path = installedChromium();
  if (path) return `${execFileSync(path, ["--version"], { encoding: "utf8" }).trim()} (${path})`;
  try {
    const browser = await chromium.launch({ args: ["--no-sandbox"] });
    const version = browser.version();
    await browser.close();
    return `Playwright's headless shell ${version}`;
  } catch {
    return undefined;
  }
}

/** Ways to install a Chromium, in the order in which they are tried. */
const aptGet = (name: string): [string, string[]] => [
  "apt-get",
  ["install", "--yes", "--quiet", "--no-install-recommends", name],
];
const ways: [string, string[]][] = [
  packageCommand("playwright", ["install", "--only-shell", "chromium"]),
  // Root means a container. Elsewhere system packages are the owner's decision.
  ...(process.getuid?.() === 0
    ? [
        ["apt-get", ["update", "--quiet"]] satisfies [string, string[]],
        aptGet("chromium-headless-shell"),
        aptGet("chromium"),
      ]
    : []),
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  let tested = await testedChromium();
  for (const [command, args] of tested ? [] : ways) {
    console.log(`No Chromium starts here: ${command} ${args.join(" ")}`);
    // Its failure shows in that no Chromium starts after it.
    spawnSync(command, args, { stdio: "inherit", timeout: 600_000 });
    tested = await testedChromium();
    if (tested) break;
  }
  if (!tested) {
    console.error(
      "The browser tests need Chromium, and none could be installed. Install Chromium or Chrome, and set CHROMIUM_PATH to its file if it is not on PATH.",
    );
    process.exit(1);
  }
  console.log(`Testing with ${tested}`);
}
