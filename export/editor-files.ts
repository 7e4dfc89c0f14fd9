import { readFileSync } from "node:fs";
import { join } from "node:path";
import { editorConfig } from "../site/cms/config.ts";
import { drawingChoices } from "../site/cms/drawing-choices.ts";
import { filesBelow, readFiles } from "../site/load/files.ts";
import { hashOf } from "./csp.ts";

/** Sveltia CMS as its package has it for browsers, its fonts included. */
const folder = join(process.cwd(), "node_modules/@sveltia/cms/npm");

/** Modules in the browser beside Sveltia's: our own, and a package that Sveltia imports by its bare name. */
const modules: Record<string, string> = {
  "register.js": "./export/edit/register.ts",
  "immutable.js": "immutable",
};

/** The files below /edit/: "index.js". */
export function editorFiles(): string[] {
  return [...Object.keys(modules), ...filesBelow(folder).filter((name) => !name.endsWith(".map"))];
}

export async function readEditorFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const module = modules[name];
  return module ? bundleModule(module) : readFileSync(join(folder, name));
}

/** A module and all that it imports, as one for browsers. */
export async function bundleModule(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const { build } = await import("esbuild");
  const stdin = { contents: `export * from "${name}";`, resolveDir: process.cwd() };
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    // Components are made by what Sveltia gives to the page.
    jsx: "transform",
    jsxFactory: "h",
  });
  return Uint8Array.from(outputFiles[0]?.contents ?? []);
}

/** Where Sveltia reads and saves: its requests, the pictures of users, and its notice of disturbances. */
const gitHub = "https://api.github.com https://www.githubstatus.com";
const gitHubPictures = "https://avatars.githubusercontent.com";

const imports = '{"imports":{"immutable":"/edit/immutable.js"}}';

type Options = {
  /** "owner/name" at GitHub; without it, the page edits a local clone. */
  repository?: string;
  /** Whether the page stands beside its form, as it does in `next dev` (app/_dev/pane.dev.tsx). */
  hasPane?: boolean;
  /** The address of a drawing's picture; `next dev` takes any hash. */
  srcOf?: (drawing: string) => string;
};

/**
 * The page at /edit. It has a policy of its own: Sveltia writes styles into the page, and sends
 * requests to GitHub if there is a repository.
 */
export function editorPage({
  repository,
  hasPane = false,
  srcOf = (drawing) => `/pictures/${drawing}-00000000.svg`,
}: Options = {}): { html: string; policy: string } {
  const files = readFiles();
  const settings = { ...editorConfig(files, repository), editor: { preview: hasPane } };
  const drawings = inScript(drawingChoices(files, srcOf));
  const [paneImport, addPane] = hasPane
    ? ['import{addPane}from"/edit/pane.js";', "addPane(CMS,config);"]
    : ["", ""];
  const script = `import{register}from"/edit/register.js";import CMS from"/edit/index.js";${paneImport}const config=${inScript(settings)};register(CMS,${drawings});${addPane}CMS.init({config});`;
  const styles = readFileSync(join(process.cwd(), "export/edit/edit.css"), "utf8");
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashOf(imports)} ${hashOf(script)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${repository ? gitHubPictures : ""}`,
    "font-src 'self'",
    `connect-src 'self' blob: data: ${repository ? gitHub : ""}`,
    // Sveltia's frame beside the form, and the page in it.
    ...(hasPane ? ["frame-src 'self' blob:"] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ]
    .map((directive) => directive.trim())
    .join("; ");
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<title>Content of the site</title>
<style>${styles}</style>
<script type="importmap">${imports}</script>
<script type="module">${script}</script>
</head>
<body></body>
</html>
`;
  return { html, policy };
}

/** A value as JSON in a script. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
