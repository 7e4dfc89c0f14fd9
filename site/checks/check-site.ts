import type { Problem } from "../load/problem.ts";
import { loadAllFromDisk } from "../load-content.ts";
import { readSettings } from "../settings.ts";

/**
 * Every problem for which a build would end, of the content on disk unless it has been read. The words
 * of the other region are tried once there is none.
 */
export function siteProblems({ problems } = loadAllFromDisk()): Problem[] {
  if (problems.length > 0) return problems;
  const other = readSettings(process.env).region === "us" ? "ca" : "us";
  const said = ({ message }: Problem) => `${message} (on the other site: SITE_REGION=${other})`;
  return loadAllFromDisk(other).problems.map((problem) => ({ ...problem, message: said(problem) }));
}
