import { contentProblems } from "./checks/check-content.ts";
import { imageProblems, pictureProblems } from "./checks/check-pictures.ts";
import { priceNotes } from "./checks/check-prices.ts";
import type { CheckContext } from "./checks/check-targets.ts";
import type { Data } from "./load/collections.ts";
import { contentRoot, type Files, pathProblems, readFiles, readPublicFiles } from "./load/files.ts";
import { parseFiles } from "./load/parse.ts";
import { ContentError, type Problem } from "./load/problem.ts";
import { endOfTime } from "./pages/publish.ts";
import { readPictures } from "./pictures/read-pictures.ts";
import { type Region, readSettings } from "./settings.ts";

/** All content with drafts and future posts. */
export type Loaded = {
  /** Undefined where a file is not as its schema wants it. */
  data: Data | undefined;
  problems: Problem[];
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

export type LoadOptions = Omit<CheckContext, "today" | "doubtful"> & {
  today?: string;
  /** Of the site, by which a few words differ (site.yaml, "regional"). */
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
  const context = { publicFiles, pictures, today };
  const { data, sources, problems, isWhole } = loadRegion(files, context, region);
  const other = region === "us" ? "ca" : "us";
  const elsewhere = loadRegion(files, context, other).problems.filter(
    (problem) => !problems.some((known) => isSamePlace(known, problem)),
  );
  return {
    data: isWhole ? data : undefined,
    problems: [
      ...problems,
      ...elsewhere.map((problem) => ({
        ...problem,
        message: `${problem.message} (${sites[other]})`,
      })),
      ...pictureProblems(pictures),
    ],
    notes: isWhole ? priceNotes(data, sources) : [],
  };
}

const sites = { us: "on the site of the USA", ca: "on the Canadian site" };

/** The content with the words of a region, and its problems. */
function loadRegion(files: Files, context: Omit<CheckContext, "doubtful">, region: Region) {
  const { data, sources, problems, doubtful } = parseFiles(files, region);
  const across = contentProblems(data, sources, context, problems, doubtful);
  return { data, sources, problems: [...problems, ...across], isWhole: problems.length === 0 };
}

function isSamePlace(one: Problem, other: Problem): boolean {
  return one.file === other.file && one.line === other.line && one.field === other.field;
}

/** Checks texts, which may differ from those on disk, with the pictures and files on disk. */
function loadTexts(
  files: Files,
  root = contentRoot(),
  today = readSettings(process.env).today,
): Loaded {
  const { region } = readSettings(process.env);
  return loadContent(files, {
    publicFiles: readPublicFiles(root),
    today,
    pictures: readPictures(root),
    region,
  });
}

/** All content on disk, with drafts and future posts. */
export function loadAllFromDisk(root = contentRoot()): Loaded {
  const { problems, ...loaded } = loadTexts(readFiles(root), root);
  return { ...loaded, problems: [...problems, ...imageProblems(root), ...pathProblems(root)] };
}
