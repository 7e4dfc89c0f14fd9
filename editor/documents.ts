import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../export/csp.ts";
import { readFiles } from "../site/load/disk.ts";
import type { Files } from "./bundle.ts";
import { type DrawingAddress, published } from "./bundled.ts";
import { editorConfig } from "./forms/config.ts";
import { drawingChoices } from "./forms/drawing-choices.ts";
import { linkChoices } from "./forms/link-choices.ts";

/** Where Sveltia reads and saves: its requests, the pictures of users, and its notice of disturbances. */
const gitHub = "https://api.github.com https://www.githubstatus.com";
const gitHubPictures = "https://avatars.githubusercontent.com";

const imports = '{"imports":{"immutable":"/edit/immutable.js"}}';

/**
 * The page at /edit. It has a policy of its own: Sveltia writes styles into the page, and sends
 * requests to GitHub if there is a repository.
 * @param repository "owner/name" at GitHub; without it, the page edits a local clone
 */
export function editorDocument(
  { id }: Pick<Files, "id">,
  addressOf: DrawingAddress,
  repository?: string,
): { html: string; policy: string } {
  const files = readFiles();
  const data = published();
  const settings = inScript({
    config: editorConfig(files, repository),
    drawings: drawingChoices(files, data, addressOf),
    links: data ? linkChoices(data) : [],
    build: id,
  });
  const script = `import{register}from"/edit/register.js";import CMS from"/edit/index.js";const settings=${settings};register(CMS,settings);CMS.init(settings);`;
  const styles = readFileSync(join(process.cwd(), "editor/sveltia/edit.css"), "utf8");
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashOf(imports)} ${hashOf(script)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${repository ? gitHubPictures : ""}`,
    "font-src 'self'",
    `connect-src 'self' blob: data: ${repository ? gitHub : ""}`,
    // Sveltia's frame beside the form, and the page in it.
    "frame-src 'self' blob:",
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

/** The policy of the page beside a form, which sends nothing and loads only what is the site's own. */
export const framePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** @param id of the build of its script, by which the editor knows whether both are of one */
export function frameDocument(id: string): string {
  return `<!DOCTYPE html>
<html lang="en" data-build="${id}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<title>A page beside its form</title>
<link rel="modulepreload" href="/edit/bundled.js">
<link rel="stylesheet" href="/edit/page.css">
<script type="module" src="/edit/page.js"></script>
</head>
<body></body>
</html>
`;
}

/** A value as JSON in a script. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
