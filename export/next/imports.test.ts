import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { replacedModules } from "./output.ts";

/**
 * The file of Next that imports each module which ours replace, and what it takes from it. The build
 * replaces an import only under this very path.
 */
const replaced: Record<string, { by: string; use: string }> = {
  "./app-bootstrap": {
    by: "client/app-next-turbopack.js",
    use: "_appbootstrap.appBootstrap)(()=>{",
  },
};

/** The file of Next that imports each private module which ours import too. */
const imported: Record<string, string> = {
  "next/dist/client/components/app-router-instance": "client/app-index.js",
  "next/dist/client/components/app-router": "client/app-index.js",
};

const next = join(process.cwd(), "node_modules/next");
const { version } = JSON.parse(readFileSync(join(next, "package.json"), "utf8"));

/** Text of a file below next/dist; empty where Next has none. */
function read(file: string): string {
  const path = join(next, "dist", file);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

function requiresOf(file: string): string[] {
  return [...read(file).matchAll(/\brequire\(["']([^"']+)["']\)/g)].map(([, path = ""]) => path);
}

/** The advice about a module that Next no longer imports under the name that is known here. */
const advice = (module: string, by: string) =>
  `Next ${version}: dist/${by} no longer imports "${module}". Look below node_modules/next/dist for its new name or importer, and write it into export/next/ and into this test`;

test("every replaced module is in this test's table", () => {
  const modules = Object.keys(replacedModules);
  expect(Object.keys(replaced).sort()).toEqual(modules.sort());
});

test.each(Object.entries(replaced))("Next imports %s", (module, { by, use }) => {
  expect(requiresOf(by), advice(module, by)).toContain(module);
  expect(read(by), advice(module, by)).toContain(use);
});

test.each(Object.entries(imported))("Next has and imports %s", (module, by) => {
  const file = `${module.replace("next/dist/", "").replace(/\.js$/, "")}.js`;
  expect(read(file), `Next ${version} has no ${module}. ${advice(module, by)}`).not.toBe("");
  const path = relative(dirname(by), file).replace(/\.js$/, "");
  expect(requiresOf(by), advice(module, by)).toContain(`./${path}`);
});

test("no private path of Next stands outside this folder, or is missing in this test's table", () => {
  const skipped = /^(?:node_modules|out|\.next|\.git|e2e\/fixture\/out)$/;
  const files = globSync("**/*.{ts,tsx,js,mjs}", { exclude: (path) => skipped.test(path) });
  const found = files
    .filter((file) => !/(?:^|\/)imports\.test\.ts$|^next-env\.d\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/["'`](next\/dist\/[^"'`]+)["'`]/g)].map(
        ([, path = ""]) => ({ file, path }),
      ),
    );
  const outside = found.filter(({ file }) => !file.startsWith("export/next/"));
  expect(outside, "move what is known of Next's inside into export/next/").toEqual([]);
  const paths = new Set(found.map(({ path }) => path));
  expect([...paths].sort()).toEqual(Object.keys(imported).sort());
});
