import { isContent } from "./load/files.ts";
import { withDrafts } from "./load/with-drafts.ts";

// Imports instead of reads from disk, so that an edit shows in `next dev` at once. In a build, each
// import would be one more module to compile.
const modules = import.meta.glob<{ default: Uint8Array }>(
  ["../content/**/*.yaml", "../content/**/*.md", "../content/samples/*", "!../content/README.md"],
  { query: "?raw", eager: true },
);
const drafts = import.meta.glob<{ default: Uint8Array }>("../content/.drafts/**/*.json", {
  query: "?raw",
  eager: true,
});
const views = import.meta.glob<{ default: Uint8Array }>("../content/.preview.json", {
  query: "?raw",
  eager: true,
});
const decoder = new TextDecoder();
const decoded = (files: typeof modules, beginning: string, end = "") =>
  Object.entries(files).map(
    ([path, module]) =>
      [
        path.slice(beginning.length, path.length - end.length),
        decoder.decode(module.default),
      ] as const,
  );
const texts = decoded(modules, "../content/").filter(([path]) => isContent(path));

// The day and site that the preview panel chose, in place of the settings of the process.
const memory = globalThis as { ownSettings?: Record<string, string> };
const { SITE_DATE = "", SITE_REGION = "" } = process.env;
memory.ownSettings ??= { SITE_DATE, SITE_REGION, AS_PUBLISHED: "" };
const [[, chosen = "{}"] = []] = decoded(views, "../content/");
Object.assign(process.env, memory.ownSettings, JSON.parse(chosen));

const all = withDrafts(
  Object.fromEntries(texts),
  Object.fromEntries(decoded(drafts, "../content/.drafts/", ".json")),
);

/** All content, as its files are now, with the editor's unsaved words. */
export const loaded = () => all;
