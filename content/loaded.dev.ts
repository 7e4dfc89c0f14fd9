import { loadTexts } from "./load-content.ts";

// Imported, not read from disk: so an edit shows in `next dev` at once. A build has no use for
// that, and each import is a module to compile.
const modules = import.meta.glob<{ default: Uint8Array }>(
  ["./**/*.yaml", "./**/*.md", "./samples/*", "!./README.md"],
  { query: "?raw", eager: true },
);
const decoder = new TextDecoder();
const texts = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [
    path.slice("./".length),
    decoder.decode(module.default),
  ]),
);

/** All content, as its files are now. */
export const loaded = loadTexts(texts);
