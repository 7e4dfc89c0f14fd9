import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../site/load/folders.ts";
import { bundleModule, bundlePage, type Files } from "./bundle.ts";
import { type DrawingAddress, readBundled } from "./bundled.ts";
import { editorDocument, frameDocument, framePolicy } from "./documents.ts";

/** Sveltia CMS as its package has it for browsers, its fonts included. */
const sveltia = join(process.cwd(), "node_modules/@sveltia/cms/npm");

/** Modules beside Sveltia's: our own, and a package that Sveltia imports by its bare name. */
const modules: Record<string, string> = {
  "edit/register.js": "./editor/sveltia/register.ts",
  "edit/immutable.js": "immutable",
};

/** Files that Sveltia's package has, below /edit/. */
const ofSveltia = () => filesBelow(sveltia).filter((name) => !name.endsWith(".map"));

/** The names of all files of the editor, by which a host serves them: "edit.html", "edit/index.js". */
export function editorFiles(): string[] {
  return [
    "edit.html",
    "edit/page.html",
    "edit/page.js",
    "edit/page.css",
    "edit/bundled.js",
    ...Object.keys(modules),
    ...ofSveltia().map((name) => `edit/${name}`),
  ];
}

type Options = {
  /** "owner/name" at GitHub; without it, the editor edits a local clone. */
  repository?: string | undefined;
  /** The address of a drawing's picture; `next dev` takes any hash. */
  addressOf?: DrawingAddress;
};

const anyHash: DrawingAddress = (drawing) => `/pictures/${drawing}-00000000.svg`;

/** The policies of the editor and of the page beside a form. */
export async function editorPolicies({ repository, addressOf = anyHash }: Options = {}) {
  const { policy } = editorDocument(await bundlePage(), addressOf, repository);
  return { editor: policy, frame: framePolicy };
}

/** What a file of the editor consists of. @param name one of `editorFiles` */
export async function readEditorFile(
  name: string,
  { repository, addressOf = anyHash }: Options = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const module = modules[name];
  if (module) return bundleModule(module);
  if (name === "edit/bundled.js")
    return encoder.encode(`export default ${JSON.stringify(await readBundled(addressOf))}`);
  const page = pageFiles[name];
  if (page) return page(await bundlePage());
  if (name === "edit.html")
    return encoder.encode(editorDocument(await bundlePage(), addressOf, repository).html);
  return readFileSync(join(sveltia, name.replace(/^edit\//, "")));
}

const pageFiles: Record<string, (files: Files) => Uint8Array<ArrayBuffer>> = {
  "edit/page.js": ({ script }) => script,
  "edit/page.css": ({ styles }) => styles,
  "edit/page.html": ({ id }) => new TextEncoder().encode(frameDocument(id)),
};
