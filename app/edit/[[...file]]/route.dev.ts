import { bundleModule, editorFiles, editorPage, readEditorFile } from "@/export/editor-files";

type Context = { params: Promise<{ file?: string[] }> };

/** Sveltia CMS for the local clone, in `next dev`; a build for GitHub has it too (export/adapter.ts). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const name = ((await params).file ?? []).join("/");
  if (name === "")
    return new Response(editorPage({ hasPane: true }).html, {
      headers: { "Content-Type": "text/html" },
    });
  if (name === "pane.js")
    return new Response(await bundleModule("./app/_dev/pane.dev.tsx"), {
      headers: { "Content-Type": typeOf(name) },
    });
  if (!editorFiles().includes(name)) return new Response("Not found", { status: 404 });
  return new Response(await readEditorFile(name), { headers: { "Content-Type": typeOf(name) } });
}

function typeOf(name: string): string {
  if (name.endsWith(".js")) return "text/javascript";
  return name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
}
