import { rmSync, watch } from "node:fs";
import { createRequire } from "node:module";
import { join, sep } from "node:path";
import { devModules, devServer, listNoAddresses } from "../next-private/next-output.ts";
import { viewFile } from "./drafts.ts";

const require = createRequire(import.meta.url);
const { cache } = require;
const pageModules = join(process.cwd(), devModules) + sep;

/**
 * Lets all pages of `next dev` show an edit of the content. Next evaluates modules again for a page
 * that it has shown before; for a page's first request, it reuses the modules that another page
 * evaluated before the edit.
 */
export function keepContentFresh(): void {
  listNoAddresses(require(devServer).default);
  rmSync(viewFile, { force: true });
  let again: NodeJS.Timeout | undefined;
  watch("content", { recursive: true, persistent: false }, () => {
    forgetPages();
    // Again for a page that was requested before Next noticed the edit.
    clearTimeout(again);
    again = setTimeout(forgetPages, 500);
  });
}

function forgetPages(): void {
  const files = Object.keys(cache).filter((file) => file.startsWith(pageModules));
  const pages = new Set(files.map((file) => cache[file]));
  // Parent modules would keep the pages in memory: more than a hundred megabytes at each edit.
  // Modules of other loaders have no list of children, whatever the type says.
  for (const module of Object.values(cache))
    if (module?.children) module.children = module.children.filter((child) => !pages.has(child));
  for (const file of files) delete cache[file];
}
