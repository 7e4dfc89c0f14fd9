import { editorFiles, readEditorFile } from "@/editor/files";

type Context = { params: Promise<{ file?: string[] }> };

/** The editor for the local clone, in `next dev`; a build for GitHub has it too (export/adapter.ts). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const path = ["edit", ...((await params).file ?? [])].join("/");
  const name = editorFiles().includes(path) ? path : `${path}.html`;
  if (!editorFiles().includes(name)) return new Response("Not found", { status: 404 });
  return new Response(await readEditorFile(name), { headers: { "Content-Type": typeOf(name) } });
}

const types: Record<string, string> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  wasm: "application/wasm",
};

function typeOf(name: string): string {
  return types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
}
