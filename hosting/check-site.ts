import type { Problem } from "../content/load/problem.ts";
import { type Loaded, loadAllFromDisk } from "../content/load-content.ts";
import { damagedPictures } from "../content/pictures/colour-of.ts";
import { readPictures } from "../content/pictures/read-pictures.ts";
import { readSettings } from "../content/settings.ts";
import { redirectProblems } from "./check-redirects.ts";

/** Every problem for which a build would end, of the content on disk unless it has been read. */
export async function siteProblems(loaded: Loaded = loadAllFromDisk()): Promise<Problem[]> {
  const { data, problems } = loaded;
  const found = [...problems, ...(await damagedPictures(readPictures()))];
  // Data with problems may lack the pages to which a redirect leads.
  return found.length > 0 ? found : redirectProblems(data, readSettings(process.env).today);
}
