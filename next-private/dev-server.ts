import { createRequire } from "node:module";
import { join, sep } from "node:path";

const require = createRequire(import.meta.url);

/** Folder of the modules that `next dev` has evaluated for its pages. */
const pageModules = join(process.cwd(), ".next/dev/server") + sep;

/** Module with the class of the server that `next dev` runs. */
const serverModule = "next/dist/server/dev/next-dev-server.js";

/**
 * Keeps `next dev` from listing all addresses of a route at each request of one of them, for which
 * it starts a process: 1.2 s of a processor for each page and each form of the editor. Next uses the
 * list for `output: "export"` alone, which `next dev` runs without.
 * @param Server Next's class
 * @throws an error where the class has no such method: Next then lists addresses in another way
 */
export function listNoAddresses(Server: { prototype: object } = require(serverModule).default) {
  if (!("getStaticPaths" in Server.prototype))
    throw new Error(
      `next-private/dev-server.ts: ${serverModule} lacks the method getStaticPaths of Next 16.4.6`,
    );
  Server.prototype.getStaticPaths = async () => ({});
}

/**
 * Lets `next dev` evaluate the modules of all pages again. By itself it does so for a page that it
 * has shown before; for a page's first request, it reuses the modules of another page.
 */
export function forgetPages(): void {
  const { cache } = require;
  const files = Object.keys(cache).filter((file) => file.startsWith(pageModules));
  const pages = new Set(files.map((file) => cache[file]));
  // Parent modules would keep the pages in memory: more than a hundred megabytes at each edit.
  // Modules of other loaders have no list of children, whatever the type says.
  for (const module of Object.values(cache))
    if (module?.children) module.children = module.children.filter((child) => !pages.has(child));
  for (const file of files) delete cache[file];
}
