import { readFileSync } from "node:fs";
import { join } from "node:path";
import { editorConfig } from "../site/cms/config.ts";
import { filesBelow, readFiles } from "../site/load/files.ts";
import { hashOf } from "./csp.ts";

/** Sveltia CMS as its package has it for browsers, its fonts included. */
const folder = join(process.cwd(), "node_modules/@sveltia/cms/npm");

/** The files of Sveltia below /edit/: "index.js". */
export function editorFiles(): string[] {
  return filesBelow(folder).filter((name) => !name.endsWith(".map"));
}

export function readEditorFile(name: string): Uint8Array<ArrayBuffer> {
  return readFileSync(join(folder, name));
}

/** Where Sveltia reads and saves: its requests, the pictures of users, and its notice of disturbances. */
const gitHub = "https://api.github.com https://www.githubstatus.com";
const gitHubPictures = "https://avatars.githubusercontent.com";

/**
 * The page at /edit. It has a policy of its own: Sveltia writes styles into the page, and sends
 * requests to GitHub if there is a repository.
 * @param repository "owner/name" at GitHub; without it, the page edits a local clone
 */
export function editorPage(repository?: string): { html: string; policy: string } {
  const config = JSON.stringify(editorConfig(readFiles(), repository)).replaceAll("<", "\\u003c");
  const script = `import CMS from "/edit/index.js";CMS.init({config:${config}});`;
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashOf(script)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${repository ? gitHubPictures : ""}`,
    "font-src 'self'",
    `connect-src 'self' blob: data: ${repository ? gitHub : ""}`,
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
<script type="module">${script}</script>
</head>
<body></body>
</html>
`;
  return { html, policy };
}
