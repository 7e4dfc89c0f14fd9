import { readContentCache } from "./content-cache.ts";
import type { Loaded } from "./load-content.ts";

/** Next puts this module into several bundles, each of which would read it all again. */
const memory = globalThis as { loadedContent?: Loaded };
memory.loadedContent ??= readContentCache();

/** All content, as this process has read it. */
export const loaded = memory.loadedContent;
