import { readContentCache } from "./content-cache.ts";
import type { Loaded } from "./load-content.ts";

/** Next puts this module into several bundles; each would read all content again. */
const memory = globalThis as { loadedContent?: Loaded };
memory.loadedContent ??= readContentCache();

/** All content, read once per process. */
export const loaded = memory.loadedContent;
