import type { Problem } from "../load/problem.ts";
import { type Loaded, loadAllFromDisk } from "../load-content.ts";
import { damagedPictures } from "../pictures/damage.ts";
import { readPictures } from "../pictures/read-pictures.ts";
import { readSettings } from "../settings.ts";
import { expiryProblems } from "./check-expiry.ts";

/** Every problem for which a build would end, of the content on disk unless it has been read. */
export async function siteProblems(loaded: Loaded = loadAllFromDisk()): Promise<Problem[]> {
  const problems = [...loaded.problems, ...(await damagedPictures(readPictures()))];
  // Data with problems may lack what its type promises.
  if (problems.length > 0) return problems;
  return expiryProblems(loaded.data.site, readSettings(process.env).today);
}
