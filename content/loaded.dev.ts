import { isContent } from "./load/files.ts";
import { loadTexts } from "./load-content.ts";

// Imports instead of reads from disk, so that an edit shows in `next dev` at once. In a build, each
// import would be one more module to compile.
const modules = import.meta.glob<{ default: Uint8Array }>(
  ["./**/*.yaml", "./**/*.md", "./samples/*", "!./README.md"],
  { query: "?raw", eager: true },
);
const decoder = new TextDecoder();
const texts = Object.fromEntries(
  Object.entries(modules)
    .map(([path, module]) => [path.slice("./".length), decoder.decode(module.default)] as const)
    .filter(([path]) => isContent(path)),
);

/** All content, as its files are now. */
export const loaded = loadTexts(texts);
