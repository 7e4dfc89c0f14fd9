import type { Problem } from "../load/problem.ts";
import { type Loaded, loadAllFromDisk } from "../load-content.ts";
import { damagedPictures } from "../pictures/damage.ts";
import { readPictures } from "../pictures/read-pictures.ts";

/** Every problem for which a build would end, of the content on disk unless it has been read. */
export async function siteProblems(loaded: Loaded = loadAllFromDisk()): Promise<Problem[]> {
  return [...loaded.problems, ...(await damagedPictures(readPictures()))];
}
