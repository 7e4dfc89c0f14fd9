import type { Problem } from "../content/load/problem.ts";
import { loadAllFromDisk } from "../content/load-content.ts";
import { damagedPictures } from "../content/pictures/colour-of.ts";
import { readPictures } from "../content/pictures/read-pictures.ts";
import { readSettings } from "../content/settings.ts";
import { redirectProblems } from "./check-redirects.ts";

/** Every problem of the content on disk for which a build would end. */
export async function siteProblems(): Promise<Problem[]> {
  const { data, problems } = loadAllFromDisk();
  const found = [...problems, ...(await damagedPictures(readPictures()))];
  // Data with problems may lack the pages to which a redirect leads.
  return found.length > 0 ? found : redirectProblems(data, readSettings(process.env).today);
}
