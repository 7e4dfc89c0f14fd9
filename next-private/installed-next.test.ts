import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { devServer, replacedInExport, replacedModules } from "./next-output.ts";

// A module of Next that has another name in another version would come back without an error, and a
// private path would fail in visitors' browsers: these tests fail first (README.md, "Upgrade Next").
const require = createRequire(import.meta.url);
const client = join(require.resolve("next/package.json"), "../dist/client");

/** The replaced modules, and a file of Next that imports each. */
const importers: Record<string, string> = {
  "../build/polyfills/polyfill-module": "app-globals.js",
  "./builtin/global-error": "components/app-router.js",
  "../components/builtin/global-error": "react-client-callbacks/error-boundary-callbacks.js",
  "./app-bootstrap": "app-next-turbopack.js",
};

test.each(Object.keys({ ...replacedModules, ...replacedInExport }))(
  "the installed Next imports %s under that name",
  (name) => {
    const importer = importers[name];
    if (!importer) throw new Error(`name a file of next/dist/client that imports ${name}, above`);
    const source = readFileSync(join(client, importer), "utf8");
    expect(source.includes(`"${name}"`) || source.includes(`'${name}'`)).toBe(true);
  },
);

const starting = readFileSync(new URL("start-in-tasks.ts", import.meta.url), "utf8");
const required = [...starting.matchAll(/require\("(next\/[^"]+)"\)/g)].map(
  ([, path]) => path ?? "",
);

test.each([...required, devServer])("the installed Next has %s", (path) => {
  expect(() => require.resolve(path)).not.toThrow();
});

test("Next's own start evaluates the modules that ours evaluates before it", () => {
  const source = readFileSync(join(client, "app-index.js"), "utf8");
  for (const path of required.filter((path) => path.includes("/client/components/")))
    expect(source).toContain(`require("./components/${basename(path)}")`);
});
