import { join } from "node:path";

/** Stand at the end of each page; they work at once, without React. */
const everywhere = [
  "outcome.ts",
  "links.ts",
  "copy.ts",
  "card-row.ts",
  "hang-dropdown.ts",
  "print.ts",
  "find-closed.ts",
  "restore-input.ts",
  "focus-scrollers.ts",
];

/** The inline scripts of pages, by where they stand: files of inline/, in their order. */
export const inlineScripts = {
  head: ["head.ts"],
  usual: everywhere,
  notFound: [...everywhere, "not-found.ts"],
};

/** Files of inline/ as one small script. */
export async function bundleInline(files: readonly string[]): Promise<string> {
  // Imported here: the bundler of `next dev` cannot exchange a module that waits for an outside
  // package. With an import above, each edit would load all modules of a page anew.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `import "./${file}";`).join("\n"),
      resolveDir: join(process.cwd(), "export/inline"),
    },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
