import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const memory = globalThis as { editorScript?: Promise<string> };

/** The files of the editor's pages, which only `next dev` makes: no build has them. */
export async function assetAt(address: string): Promise<Response | undefined> {
  const headers = (type: string) => ({ headers: { "Content-Type": type } });
  switch (address) {
    case "~form.js":
      memory.editorScript ??= script();
      return new Response(await memory.editorScript, headers("text/javascript"));
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

/** The form as one script; a change of its code shows once the preview is started anew. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), "editor/form/app.tsx")],
    bundle: true,
    write: false,
    minify: true,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}
