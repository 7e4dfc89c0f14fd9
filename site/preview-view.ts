import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentRoot } from "./load/files.ts";

/** The day and site that the preview panel chose, in the words of the build's settings. */
type View = { SITE_DATE: string; SITE_REGION: string };

/** Where `next dev` keeps them; a new server forgets them. */
export function viewFile(): string {
  return join(contentRoot(), "content/.preview.json");
}

/** What the preview panel chose, if anything. */
export function chosenView(): View | undefined {
  const file = viewFile();
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
