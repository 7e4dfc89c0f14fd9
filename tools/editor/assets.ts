import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

/** The files of the editor's pages, which only `next dev` makes: no build has them. */
export async function assetAt(address: string): Promise<Response | undefined> {
  const headers = (type: string) => ({ headers: { "Content-Type": type } });
  switch (address) {
    case "~form.js":
      return new Response(await script("tools/editor/form/app.tsx"), headers("text/javascript"));
    case "~font.woff2":
      return new Response(await readFile(font), headers("font/woff2"));
    default:
      return undefined;
  }
}

/** The brand's face with all letters: the site's own files have only those that it shows. */
const font = join(
  process.cwd(),
  "node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
);

/** A program as one script, made anew for each page, since that takes less than a second. */
async function script(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), entry)],
    bundle: true,
    write: false,
    minify: true,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}
