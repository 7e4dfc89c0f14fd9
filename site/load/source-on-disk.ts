import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentRoot } from "./files.ts";
import { readSource, type Source } from "./source.ts";

/** A content file as it is on disk; its name begins with "content/" whatever CONTENT_ROOT is. */
export function sourceOnDisk(file: string): Source {
  return readSource(file, readFileSync(join(contentRoot(), file), "utf8"));
}
