import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { packageCommand } from "./package-command.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "a project of ")));
afterAll(() => rmSync(folder, { recursive: true }));

function install(name: string, bin: unknown): void {
  const home = join(folder, "node_modules", name);
  mkdirSync(join(home, "bin"), { recursive: true });
  writeFileSync(join(home, "package.json"), JSON.stringify({ name, bin }));
  writeFileSync(join(home, "bin/start.cjs"), "console.log(JSON.stringify(process.argv.slice(1)))");
}

test.each([
  ["one", "bin/start.cjs"],
  ["several", { other: "other.cjs", several: "./bin/start.cjs" }],
])("a command of a package with %s is started by Node, without a shell", (name, bin) => {
  install(name, bin);
  const command = packageCommand(name, ["a b", "c;d", "%PATH%"], folder);
  expect(command[0]).toBe(process.execPath);
  const entry = join(folder, "node_modules", name, "bin/start.cjs");
  expect(JSON.parse(execFileSync(...command, { encoding: "utf8" }))).toEqual([
    entry,
    "a b",
    "c;d",
    "%PATH%",
  ]);
});

test("a package without a command, or that is missing, is named", () => {
  install("library", undefined);
  expect(() => packageCommand("library", [], folder)).toThrow('"library" has no command');
  expect(() => packageCommand("nowhere", [], folder)).toThrow("nowhere");
});

test.each(["wrangler", "next", "playwright"])(
  "%s is found among this project's packages",
  (name) => {
    expect(packageCommand(name, ["--version"])[1]).toEqual([
      expect.stringContaining("node_modules"),
      "--version",
    ]);
  },
);
