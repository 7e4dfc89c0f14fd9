import { readFiles } from "./load/read-files.ts";

/** The texts of all content files, by their paths below `content/`. */
export const texts = readFiles();
