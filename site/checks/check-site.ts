import type { Problem } from "../load/problem.ts";
import { type Loaded, loadAllFromDisk } from "../load-content.ts";
import { type Region, readSettings } from "../settings.ts";

/** Every problem for which a build of either region would end, of the content on disk unless it has been read. */
export function siteProblems(loaded: Loaded = loadAllFromDisk()): Problem[] {
  return [
    ...loaded.problems,
    ...otherRegionProblems(loaded, readSettings(process.env).region, loadAllFromDisk),
  ];
}

const others = { us: "ca", ca: "us" } as const;
const sites = { us: "on the site of the USA", ca: "on the Canadian site" };

/** The problems that only the other region has, for some of its words are longer or link elsewhere. */
export function otherRegionProblems(
  { problems }: Loaded,
  region: Region,
  load: (region: Region) => Loaded,
): Problem[] {
  const other = others[region];
  const places = new Set(problems.map(placeOf));
  return load(other)
    .problems.filter((problem) => !places.has(placeOf(problem)))
    .map((problem) => ({ ...problem, message: `${problem.message} (${sites[other]})` }));
}

const placeOf = ({ file, line, field }: Problem) => `${file}:${line} ${field}`;
