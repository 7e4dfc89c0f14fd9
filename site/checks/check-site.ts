import type { Problem } from "../load/problem.ts";
import { loadAllFromDisk } from "../load-content.ts";
import { damagedPictures } from "../pictures/damage.ts";
import { readPictures } from "../pictures/read-pictures.ts";
import { readSettings } from "../settings.ts";

/**
 * Every problem for which a build would end, of the content on disk unless it has been read. The words
 * of the other region are tried once there is none.
 */
export async function siteProblems({ problems } = loadAllFromDisk()): Promise<Problem[]> {
  const own = [...problems, ...(await damagedPictures(readPictures()))];
  const other = readSettings(process.env).region === "us" ? "ca" : "us";
  if (own.length > 0) return own;
  const said = ({ message }: Problem) => `${message} (on the other site: SITE_REGION=${other})`;
  return loadAllFromDisk(other).problems.map((problem) => ({ ...problem, message: said(problem) }));
}
