import { contentProblems } from "./checks/check-content.ts";
import { imageProblems, pictureProblems } from "./checks/check-pictures.ts";
import { priceNotes } from "./checks/check-prices.ts";
import type { CheckContext } from "./checks/check-targets.ts";
import type { Data } from "./load/collections.ts";
import { contentRoot, type Files, readFiles, readPublicFiles } from "./load/files.ts";
import { parseFiles } from "./load/parse.ts";
import type { Problem } from "./load/problem.ts";
import { publishedOn } from "./pages/publish.ts";
import { readPictures } from "./pictures/read-pictures.ts";
import { type Region, readSettings } from "./settings.ts";

/** A day on which all posts are published, except drafts. */
const endOfTime = "9999-12-31";

/** All content with drafts and future posts; pages may use `data` if `problems` is empty. */
export type Loaded = {
  data: Data;
  problems: Problem[];
  /** Doubts about texts, which refuse nothing. */
  notes: Problem[];
};

export type LoadOptions = Omit<CheckContext, "today"> & {
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
  const { data, sources, problems } = parseFiles(files, region);
  // Data that its schema refuses may lack the fields that the other checks compare.
  const isComplete = problems.length === 0;
  if (isComplete)
    problems.push(...contentProblems(data, sources, { publicFiles, pictures, today }));
  return {
    data,
    problems: [...problems, ...pictureProblems(pictures)],
    notes: isComplete ? priceNotes(data, sources) : [],
  };
}

/** Checks texts, which may differ from those on disk, with the pictures and files on disk. */
export function loadTexts(
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
  return { ...loaded, problems: [...problems, ...imageProblems(root)] };
}

/** The content on disk that a build of today publishes; all of it is checked. */
export function loadContentFromDisk(root = contentRoot()): Loaded {
  const loaded = loadAllFromDisk(root);
  if (loaded.problems.length > 0) return loaded;
  return { ...loaded, data: publishedOn(loaded.data, readSettings(process.env).today) };
}
