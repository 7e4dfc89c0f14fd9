import { type Run, runsOf } from "../components/code-samples/highlight.ts";
import { readFiles, readPictures, readPublicFiles } from "../site/load/disk.ts";
import { isDrawing } from "../site/load/drawings.ts";
import { loadAllFromDisk, validData } from "../site/load-content.ts";
import { publishedOn } from "../site/pages/publish.ts";
import type { ImageFile } from "../site/pictures/picture.ts";
import { picturesIn } from "../site/pictures/shown-pictures.ts";
import { readSettings } from "../site/settings.ts";

/** The address of a drawing's picture. */
export type DrawingAddress = (drawing: string) => string;

/**
 * What the page beside a form has of the build, in a file that anybody can read: nothing of a text that is
 * not published. The texts that have forms, the page gets from the editor.
 */
export type Bundled = {
  /** Drawings and code samples. */
  files: Record<string, string>;
  publicFiles: string[];
  /** The pictures that published texts show. */
  pictures: ImageFile[];
  /** The addresses of drawings, by name. */
  drawings: Record<string, string>;
  /** Code samples in colors, by their texts. */
  runs: Record<string, Run[]>;
};

/** @throws ContentError where the content has problems, in a build */
export async function readBundled(addressOf: DrawingAddress): Promise<Bundled> {
  const data = published();
  const files = Object.entries(readFiles()).filter(
    ([path]) => isDrawing(path) || path.startsWith("content/samples/"),
  );
  const samples = Object.entries(data?.samples ?? {}).map(async ([file, code]) => {
    return [code, await runsOf(code, file.split(".").at(-1) ?? "")] as const;
  });
  const drawings = Object.keys(data?.drawings.byName ?? {});
  return {
    files: Object.fromEntries(files),
    publicFiles: [...readPublicFiles()],
    pictures: data ? picturesIn(data, readPictures()) : [],
    drawings: Object.fromEntries(drawings.map((name) => [name, addressOf(name)])),
    runs: Object.fromEntries(await Promise.all(samples)),
  };
}

/** The published content; in `next dev`, where it may be broken, none while it is. */
export function published() {
  const loaded = loadAllFromDisk();
  const isBroken = process.env.NODE_ENV === "development" && loaded.problems.length > 0;
  return isBroken ? undefined : publishedOn(validData(loaded), readSettings(process.env).today);
}
