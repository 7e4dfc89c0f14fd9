import type { Loaded } from "./load/load.ts";
import { loadTexts, readFiles } from "./load/read-files.ts";
import { readSettings } from "./settings.ts";

/** Next puts this module into several bundles, each of which would read and check it all again. */
const memory = globalThis as { loadedContent?: Loaded };
memory.loadedContent ??= loadTexts(readFiles(), undefined, readSettings(process.env).today);

/** All content, as this process has read it. */
export const loaded = memory.loadedContent;
