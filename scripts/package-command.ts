import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/**
 * How a package's command is started without a shell: by Node itself, with the JavaScript that the
 * package names as its command. On Windows the command's own file in `node_modules/.bin` is a batch
 * file, which Node starts by no other way than a shell.
 * @param name the package, and its command of the same name
 * @param folder the project whose packages are meant
 * @returns program and arguments, for `spawn(...packageCommand("next", ["build"]), options)`
 */
export function packageCommand(
  name: string,
  args: string[],
  folder = ".",
): [program: string, args: string[]] {
  const require = createRequire(join(resolve(folder), "package.json"));
  const file = require.resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(file, "utf8"));
  const entry = typeof bin === "string" ? bin : bin?.[name];
  if (!entry) throw new Error(`The package "${name}" has no command of its name`);
  return [process.execPath, [join(dirname(file), entry), ...args]];
}
