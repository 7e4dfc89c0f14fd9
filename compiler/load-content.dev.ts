import { isContent } from "./load/files.ts";
import { loadTexts } from "./load-content.ts";

// Imports instead of reads from disk, so that an edit shows in `next dev` at once. In a build, each
// import would be one more module to compile.
const modules = import.meta.glob<{ default: Uint8Array }>(
  ["../content/**/*.yaml", "../content/**/*.md", "../content/samples/*", "!../content/README.md"],
  { query: "?raw", eager: true },
);
const views = import.meta.glob<{ default: Uint8Array }>("../content/.preview.json", {
  query: "?raw",
  eager: true,
});
const decoder = new TextDecoder();
const decoded = (files: typeof modules) =>
  Object.entries(files).map(
    ([path, module]) => [path.slice("../content/".length), decoder.decode(module.default)] as const,
  );

// The day and site that the preview panel chose, in place of the settings of the process.
const memory = globalThis as { ownSettings?: Record<string, string> };
const { SITE_DATE = "", SITE_REGION = "" } = process.env;
memory.ownSettings ??= { SITE_DATE, SITE_REGION, AS_PUBLISHED: "" };
const [[, chosen = "{}"] = []] = decoded(views);
Object.assign(process.env, memory.ownSettings, JSON.parse(chosen));

const all = loadTexts(Object.fromEntries(decoded(modules).filter(([path]) => isContent(path))));

/** All content, as its files are now. */
export const loaded = () => all;
