import { contentProblems } from "./checks/check-content.ts";
import { priceNotes } from "./checks/check-prices.ts";
import { type CheckContext, pictureProblems } from "./checks/check-targets.ts";
import { dayNotes } from "./checks/day-notes.ts";
import { redirectNotes } from "./checks/redirect-notes.ts";
import type { Data } from "./load/collections.ts";
import { readFiles, readPictures, readPublicFiles } from "./load/disk.ts";
import type { Files } from "./load/files.ts";
import { type Parsed, parseFiles } from "./load/parse.ts";
import { ContentError, type Problem } from "./load/problem.ts";
import { endOfTime, offerRuns } from "./pages/publish.ts";
import type { Region } from "./regions.ts";
import { readSettings } from "./settings.ts";

/** All content with drafts and future posts. */
export type Loaded = {
  /** Undefined where a file does not match its schema: checks across files then wait. */
  data: Data | undefined;
  problems: Problem[];
  /** Those of them for which there are no data. */
  unsound: Problem[];
  /** Doubts about texts, which refuse nothing. */
  notes: Problem[];
};

/**
 * The data of content that has no problems.
 * @throws ContentError with the problems, if there are any
 */
export function validData({ data, problems }: Pick<Loaded, "data" | "problems">): Data {
  if (!data || problems.length > 0) throw new ContentError(problems);
  return data;
}

export type LoadOptions = Omit<CheckContext, "today"> & {
  today?: string;
  /** The site's region, by which a few words differ (site.yaml, "regional"). */
  region?: Region;
};

/**
 * Parses and checks all content.
 * @param files the texts of all files (`readFiles`)
 */
export function loadContent(
  files: Files,
  { publicFiles, pictures, today = endOfTime, region = "us" }: LoadOptions,
): Loaded {
  const parsed = parseFiles(files, region);
  const across = contentProblems(parsed, { publicFiles, pictures, today });
  const data = soundData(parsed);
  const isOver = data && !offerRuns(data, today);
  return {
    data: isOver ? parseFiles(files, region, false).data : data,
    problems: [...parsed.problems, ...across, ...pictureProblems(pictures)],
    unsound: parsed.problems,
    notes: data
      ? [
          ...priceNotes(data, files),
          ...dayNotes(data, parsed.sources, today),
          ...redirectNotes(data, parsed.sources),
        ]
      : [],
  };
}

/** The data of files without a problem of their own. */
function soundData({ data, problems }: Parsed): Data | undefined {
  return problems.length > 0 ? undefined : data;
}

/** All content on disk, with drafts and future posts, with the words of a region. */
export function loadAllFromDisk(
  region = readSettings(process.env).region,
  today = readSettings(process.env).today,
  files: Files = readFiles(),
): Loaded {
  const found = { publicFiles: readPublicFiles(), pictures: readPictures() };
  return loadContent(files, { ...found, today, region });
}

/**
 * Every problem that would end a build. Loads the content from the disk, unless it is given. Where
 * it has no problems, loads it with the words of the other region too.
 */
export function siteProblems({ problems } = loadAllFromDisk()): Problem[] {
  if (problems.length > 0) return problems;
  const other = readSettings(process.env).region === "us" ? "ca" : "us";
  return loadAllFromDisk(other).problems.map((problem) => ({
    ...problem,
    message: `${problem.message} (on the other site: SITE_REGION=${other})`,
  }));
}
